// Measures what a guest or a staff member feels; of two checkouts in turns, so that both find the machine alike.
import os from 'node:os';
import path from 'node:path';
import { temporaryFolder } from '../scripts/lib/temporary-folder.mjs';
import { root } from '../scripts/lib/workspace.mjs';
import { startPostgres } from '../scripts/pg.mjs';
import { prepareEvenings } from './guests.mjs';
import { measures } from './measures.mjs';
import { startStrapec } from './servers.mjs';

/** Answers with the table of all measures, or of those named in `only`; `against` is the folder of another checkout. */
export async function bench({ isQuick, only, against }) {
  const folder = temporaryFolder('bench');
  const cluster = await startPostgres({ dataDir: path.join(folder, 'postgres') }); // fsync on, as in production
  const sites = [];
  try {
    for (const [index, checkout] of [root, ...(against ? [path.resolve(against)] : [])].entries()) {
      sites.push(await startStrapec(checkout, { cluster, name: `site_${index}`, folder }));
    }
    const names = Object.keys(measures).filter((name) => only.length === 0 || only.includes(name));
    const [onEmpty, onFull] = [true, false].map((isSo) => names.filter((name) => isSo === !!measures[name].isOnEmpty));
    const rows = await measureAll(sites, { isQuick, names: onEmpty });
    for (const site of sites) site.evenings = await prepareEvenings(site, { isQuick });
    rows.push(...(await measureAll(sites, { isQuick, names: onFull })));
    return `${describeMachine()}\n\n${formatTable(rows)}`;
  } finally {
    for (const { stop } of sites) await stop();
    await cluster.stop();
  }
}

async function measureAll(sites, { isQuick, names }) {
  const setting = { isQuick, seconds: isQuick ? 1 : 5 };
  const rows = [];
  for (const name of names) {
    console.log(`${name} …`);
    const measure = measures[name];
    const rounds = measure.isOnEmpty || isQuick ? 1 : 3;
    const runs = sites.map(() => []);
    for (let round = 0; round < rounds; round += 1) {
      const siteOrder = round % 2 === 0 ? [...sites.keys()] : [...sites.keys()].reverse();
      for (const index of siteOrder) runs[index].push(await runOnce(sites[index], { measure, setting, round }));
    }
    rows.push(...medianRows(runs, measure));
  }
  return rows;
}

/** A round's rows as figures. */
async function runOnce(site, { measure, setting, round }) {
  await site.sql('DELETE FROM email_messages'); // mails of the measure before would be sent meanwhile
  await measure.before?.(site, round);
  const results = Object.entries(await measure.run(site, setting));
  return results.map(([title, { times = [], seconds, cpu, megabytes }]) => {
    const sorted = times.toSorted((one, other) => one - other);
    const quantile = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
    return {
      Measure: title,
      'per second': seconds && times.length / seconds,
      'p50 ms': quantile(0.5),
      'p95 ms': quantile(0.95),
      'CPU ms each': cpu / times.length,
      MiB: megabytes,
    };
  });
}

/** The median of all rounds, and beside it the ratio to the other checkout. */
function medianRows(runs, { target }) {
  const [ownMedians, otherMedians] = runs.map((rounds) =>
    rounds[0].map((row, index) =>
      Object.fromEntries(Object.keys(row).map((key) => [key, median(rounds.map((rows) => rows[index][key]))])),
    ),
  );
  return ownMedians.map((row, index) => ({
    ...row,
    Target: target,
    ...(otherMedians && { 'per second, of the other': row['per second'] / otherMedians[index]['per second'] }),
    ...(otherMedians && { 'p50, of the other': row['p50 ms'] / otherMedians[index]['p50 ms'] }),
    ...(otherMedians && { 'CPU, of the other': row['CPU ms each'] / otherMedians[index]['CPU ms each'] }),
  }));
}

function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
}

function describeMachine() {
  const [cpu] = os.cpus();
  const load = os.loadavg()[0].toFixed(1);
  return `${os.cpus().length} × ${cpu?.model.trim()}, ${Math.round(os.totalmem() / 2 ** 30)} GiB, Node ${process.version}, load ${load}`;
}

function formatTable(rows) {
  const columns = Object.keys(rows[0] ?? {});
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const lines = rows.map((row) => line(columns.map((column) => formatCell(row[column]))));
  return [line(columns), line(columns.map(() => '---')), ...lines].join('\n');
}

function formatCell(value) {
  if (typeof value === 'string') return value;
  if (value === undefined || Number.isNaN(value)) return '–';
  return value >= 100 ? Math.round(value).toLocaleString('en-GB') : value.toFixed(value >= 10 ? 1 : 2);
}

// Measures what guests and staff feel; measures two checkouts in turns, so that both find the machine alike.
import os from 'node:os';
import path from 'node:path';
import { createTemporaryFolder } from '../scripts/lib/temporary-folder.mjs';
import { root } from '../scripts/lib/workspace.mjs';
import { startPostgres } from '../scripts/pg.mjs';
import { prepareEvenings } from './guest-requests.mjs';
import { measures } from './measures.mjs';
import { startStrapec } from './start-strapec.mjs';

/** Answers with the table of all measures, or of those requested; `otherCheckout` is the folder of another checkout. */
export async function bench({ isQuick, requestedNames, otherCheckout }) {
  const folder = createTemporaryFolder('bench');
  const cluster = await startPostgres({ dataDir: path.join(folder, 'postgres') }); // fsync on, as in production
  const sites = [];
  try {
    for (const [index, checkout] of [root, ...(otherCheckout ? [path.resolve(otherCheckout)] : [])].entries())
      sites.push(await startStrapec(checkout, { cluster, name: `site_${index}`, folder }));
    const names = Object.keys(measures).filter((name) => requestedNames.length === 0 || requestedNames.includes(name));
    const isOnEmpty = (name) => measures[name].needsEmptyDatabase === true;
    const rows = await measureAll(sites, { isQuick, names: names.filter(isOnEmpty) });
    for (const site of sites) site.evenings = await prepareEvenings(site, { isQuick });
    rows.push(...(await measureAll(sites, { isQuick, names: names.filter((name) => !isOnEmpty(name)) })));
    return `${describeMachine()}\n\n${formatTable(rows)}`;
  } finally {
    for (const { stop } of sites) await stop();
    await cluster.stop();
  }
}

async function measureAll(sites, { isQuick, names }) {
  const options = { isQuick, seconds: isQuick ? 1 : 5 };
  const rows = [];
  for (const name of names) {
    console.log(`${name} …`);
    const measure = measures[name];
    const roundCount = measure.needsEmptyDatabase || isQuick ? 1 : 3;
    const runsBySite = sites.map(() => []);
    for (let round = 0; round < roundCount; round += 1) {
      const siteOrder = round % 2 === 0 ? [...sites.keys()] : [...sites.keys()].reverse();
      for (const index of siteOrder) runsBySite[index].push(await runOnce(sites[index], { measure, options, round }));
    }
    rows.push(...medianRows(runsBySite, measure));
  }
  return rows;
}

/** One round of a measure at one site: its rows of figures. */
async function runOnce(site, { measure, options, round }) {
  await site.sql('DELETE FROM email_messages'); // mails of the measure before would be sent meanwhile
  await measure.prepare?.(site, round);
  const results = Object.entries(await measure.run(site, options));
  return results.map(([title, { timesMs = [], seconds, processorMs, mebibytes }]) => {
    const sortedMs = timesMs.toSorted((a, b) => a - b);
    const quantile = (share) => sortedMs[Math.min(sortedMs.length - 1, Math.floor(sortedMs.length * share))];
    return {
      Measure: title,
      'per second': seconds && timesMs.length / seconds,
      'p50 ms': quantile(0.5),
      'p95 ms': quantile(0.95),
      'CPU ms each': processorMs / timesMs.length,
      MiB: mebibytes,
    };
  });
}

/** The median of all rounds, and beside it the ratio to the other checkout. */
function medianRows(runsBySite, { target }) {
  const [ownMedians, otherMedians] = runsBySite.map((siteRuns) =>
    siteRuns[0].map((row, index) =>
      Object.fromEntries(Object.keys(row).map((key) => [key, median(siteRuns.map((rows) => rows[index][key]))])),
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
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

function describeMachine() {
  const [processor] = os.cpus();
  return `${os.cpus().length} × ${processor?.model.trim()}, ${Math.round(os.totalmem() / 2 ** 30)} GiB, Node ${process.version}, load ${os.loadavg()[0].toFixed(1)}`;
}

function formatTable(rows) {
  const columns = Object.keys(rows[0] ?? {});
  const toTableRow = (cells) => `| ${cells.join(' | ')} |`;
  const tableRows = rows.map((row) => toTableRow(columns.map((column) => formatCell(row[column]))));
  return [toTableRow(columns), toTableRow(columns.map(() => '---')), ...tableRows].join('\n');
}

function formatCell(value) {
  if (typeof value === 'string') return value;
  if (value === undefined || Number.isNaN(value)) return '–';
  return value >= 100 ? Math.round(value).toLocaleString('en-GB') : value.toFixed(value >= 10 ? 1 : 2);
}

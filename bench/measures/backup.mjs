import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { at } from '../../scripts/lib/workspace.mjs';
import { evenings, reservationBy, spreadOver } from '../guests.mjs';
import { addRows } from '../million-rows.mjs';
import { freshDatabase, startStrapec } from '../servers.mjs';

const run = promisify(execFile);

/** A backup of a million reservations and a million mails while guests reserve, and what it takes to come back from it. */
export async function measureBackup(setting) {
  const databaseUrl = await freshDatabase(setting.databaseUrl, 'with_rows');
  const folder = path.join(setting.folder, 'backups');
  const strapec = await startStrapec({ ...setting, databaseUrl });
  const rows = [];
  try {
    await addRows(databaseUrl, setting);
    const guests = guestsOf(strapec.url);
    const alone = await guests.during(() => new Promise((resolve) => setTimeout(resolve, 10_000)));
    rows.push(rowOf('no backup', { ...alone, seconds: undefined }));
    const backup = await timed(() => command(setting, 'backup', databaseUrl, ['--to', folder]));
    rows.push(rowOf('backup', backup));
    const beside = await guests.during(() => command(setting, 'backup', databaseUrl, ['--to', folder]));
    rows.push(rowOf('backup while guests reserve', { ...beside, ratio: beside.p95 / alone.p95 }));
  } finally {
    await strapec.stop();
  }
  const restored = await freshDatabase(setting.databaseUrl, 'restored');
  const [name = ''] = readdirSync(folder);
  const restore = await timed(() => command(setting, 'restore', restored, [path.join(folder, name), '--yes']));
  return [...rows, rowOf('restore', restore)];
}

const rowOf = (what, { seconds, p50, p95, ratio }) => ({
  '': what,
  seconds,
  'guests: p50 ms': p50,
  'guests: p95 ms': p95,
  'p95 of before (target ≤ 1.3)': ratio,
});

/** Runs what `npm run backup` and `npm run restore` run. */
function command({ dataDir }, name, databaseUrl, args) {
  const env = { PATH: process.env.PATH, DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  return run(process.execPath, [at(`apps/api/dist/commands/${name}.js`), ...args], { env });
}

async function timed(work) {
  const begin = performance.now();
  await work();
  return { seconds: (performance.now() - begin) / 1_000 };
}

/** Twenty guests a second, for as long as a piece of work takes. */
function guestsOf(url) {
  const nextVisit = spreadOver(evenings.spread);
  return {
    during: async (work) => {
      const options = { url, connections: 4, overallRate: 20, requests: [reservationBy(nextVisit)], duration: 3_600 };
      const load = autocannon(options);
      const took = [];
      load.on('response', (_client, _status, _bytes, milliseconds) => took.push(milliseconds));
      const { seconds } = await timed(work);
      load.stop();
      took.sort((one, other) => one - other);
      return { seconds, p50: took[Math.floor(took.length / 2)], p95: took[Math.floor(took.length * 0.95)] };
    },
  };
}

// The one place that measures. Each figure stands beside what the same machine does with nothing in between, measured
// in turns in the same run: ratios are steady, absolute figures are not.
import os from 'node:os';
import path from 'node:path';
import { temporaryFolder } from '../scripts/lib/temporary-folder.mjs';
import { startPostgres } from '../scripts/pg.mjs';
import { evenings } from './guests.mjs';
import { fillEvenings, measureChangedEvenings, measureUnchangedEvening } from './measures/availability.mjs';
import { measureBackup } from './measures/backup.mjs';
import { measureBoard } from './measures/board.mjs';
import { measureBrowser } from './measures/browser.mjs';
import { measureGrowth } from './measures/growth.mjs';
import { measureHomePage } from './measures/home-page.mjs';
import { measureLiveFeed } from './measures/live-feed.mjs';
import { measureMailDown } from './measures/mail-down.mjs';
import { measureMemory } from './measures/memory.mjs';
import { measureMenu } from './measures/menu.mjs';
import { measureMixedLoad } from './measures/mixed-load.mjs';
import { measureProcesses } from './measures/processes.mjs';
import { measureFullEvening, measureHotEvening, measureReserving } from './measures/reserving.mjs';
import { measureRush } from './measures/rush.mjs';
import { measureRows } from './measures/rows.mjs';
import { measureStaffDay } from './measures/staff-day.mjs';
import { measureStartUp } from './measures/start-up.mjs';
import { freshDatabase, sql, startStrapec } from './servers.mjs';
import { tableOf } from './table.mjs';

const measures = [
  { name: 'memory', title: 'Memory at rest (PSS)', measure: measureMemory },
  { name: 'home', title: 'Home page, 32 connections', measure: measureHomePage },
  {
    isOnFull: true,
    name: 'unchanged',
    title: 'Availability of an evening with 60 visits, unchanged since the last answer',
    measure: measureUnchangedEvening,
  },
  {
    isOnFull: true,
    name: 'changed',
    title: 'Availability of evenings with 60 visits, just changed',
    measure: measureChangedEvenings,
  },
  {
    isOnFull: true, // PostgreSQL reads an empty database otherwise than one with visits
    name: 'reserving',
    title: 'Reserving, spread over dates, 32 connections',
    measure: measureReserving,
  },
  {
    name: 'live',
    title: 'Reserving, everybody on the same evening, with and without the live feed',
    measure: measureLiveFeed,
  },
  { isOnFull: true, name: 'hot', title: 'Reserving, everybody on the same evening', measure: measureHotEvening },
  {
    isOnFull: true,
    name: 'rush',
    title: 'A rush: 2,000 guests want the same evening within 5 s',
    measure: measureRush,
  },
  { isOnFull: true, name: 'full', title: 'Reserving on an evening that is full', measure: measureFullEvening },
  { name: 'mail', title: 'Reserving, one guest at a time, with and without a mail server', measure: measureMailDown },
  { isOnFull: true, name: 'staff', title: 'A staff day with 200 reservations, 4 tablets', measure: measureStaffDay },
  { isOnFull: true, name: 'processes', title: 'One, two and four processes on these cores', measure: measureProcesses },
  {
    isOnFull: true,
    name: 'mixed',
    title: 'Memory of the API with calls of every kind, 25 a second, and with pictures',
    measure: measureMixedLoad,
  },
  { name: 'growth', title: 'With more and more past reservations', measure: measureGrowth },
  { name: 'rows', title: 'What staff ask, with a million reservations and a million mails', measure: measureRows },
  { name: 'backup', title: 'A backup of a million reservations and a million mails', measure: measureBackup },
  {
    isOnFull: true,
    name: 'board',
    title: 'The board with 60 visits, processor slowed four times',
    measure: measureBoard,
  },
  {
    name: 'menu',
    title: 'The wine list of the admin with 300 items, processor slowed four times',
    measure: measureMenu,
  },
  { name: 'browser', title: 'Lighthouse, mobile preset', measure: measureBrowser },
  { name: 'start', title: 'npm start, the second time', measure: measureStartUp },
];

/** Runs everything, or the measures named in `only`; hands each table to `print` as soon as it is there. */
export async function bench({ isQuick, only, print }) {
  const folder = temporaryFolder('bench');
  const cluster = await startPostgres({ dataDir: path.join(folder, 'postgres') }); // fsync on, as in production
  try {
    await measureAll({ isQuick, only, print, folder, cluster });
  } finally {
    await cluster.stop();
  }
}

async function measureAll({ isQuick, only, print, folder, cluster }) {
  const databaseUrl = await freshDatabase(cluster.url, 'bench');
  const place = { databaseUrl, databasePid: cluster.pid, dataDir: path.join(folder, 'data'), folder };
  const strapec = await startStrapec(place);
  const setting = { ...place, strapec, isQuick, seconds: isQuick ? 1 : 5, rounds: isQuick ? 1 : 3 };
  const filled = once(async () => {
    await fillEvenings(strapec, evenings.full.slice(0, isQuick ? 10 : 40));
    await sql(databaseUrl, 'ANALYZE');
  });
  try {
    print(machine());
    for (const { name, title, measure, isOnFull } of measures) {
      if (only.length > 0 && !only.includes(name)) continue;
      if (isOnFull) await filled();
      await sql(databaseUrl, 'DELETE FROM email_messages'); // nobody pays for the mails of whoever was measured before
      print(tableOf(title, await measure(setting)));
    }
  } finally {
    await strapec.stop();
  }
}

function once(work) {
  let done;
  return () => (done ??= work());
}

function machine() {
  const [cpu] = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  const load = os.loadavg()[0].toFixed(1);
  return `${os.cpus().length} × ${cpu?.model.trim()}, ${memory} GiB, Node ${process.version}, load ${load} before the run`;
}

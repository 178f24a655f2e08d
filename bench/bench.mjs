// The one place that measures. Each figure stands beside what the same machine does with nothing in between, measured
// in turns in the same run: ratios are steady, absolute figures are not.
import os from 'node:os';
import { startPostgres } from '../scripts/pg.mjs';
import { at } from '../scripts/lib/workspace.mjs';
import { measureAvailability } from './availability.mjs';
import { measureHomePage } from './home-page.mjs';
import { measureMemory, startHouse } from './house.mjs';
import { measureReserving } from './reserving.mjs';
import { measureStartUp } from './start-up.mjs';
import { printTable } from './table.mjs';

/** Runs everything; `isQuick` takes a second where it takes five otherwise. */
export async function bench({ isQuick }) {
  const [cpu] = os.cpus();
  console.log(`${os.cpus().length} × ${cpu?.model}, Node ${process.version}, load ${os.loadavg()[0]?.toFixed(1)}`);
  const cluster = await startPostgres({ dataDir: at('.data/bench/postgres') }); // fsync on, as a house runs
  const house = await startHouse(cluster.url);
  const setting = { house, databaseUrl: house.databaseUrl, seconds: isQuick ? 1 : 5, rounds: isQuick ? 1 : 3 };
  try {
    printTable('Memory at rest (PSS)', await measureMemory([house.pid, cluster.pid]));
    printTable('Home page, 32 connections', await measureHomePage(setting));
    printTable('Availability of an evening with 60 visits, 32 connections', await measureAvailability(setting));
    printTable('Reserving, spread over dates, 32 connections', await measureReserving(setting));
  } finally {
    await house.stop();
    await cluster.stop();
  }
  printTable('npm start, the second time', await measureStartUp(isQuick ? 1 : 3));
}

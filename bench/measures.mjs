import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { signIn } from '../scripts/lib/running-api.mjs';
import { freePort } from '../scripts/pg.mjs';
import { nextSpreadReservation, availabilityPath, availabilityPaths, touchEvenings } from './guests.mjs';
import { load } from './load.mjs';
import { measureRush } from './rush.mjs';
import { staffAccount } from './servers.mjs';

/**
 * Each measures one round at one site and answers with rows by their titles: the milliseconds of every answer, how many
 * seconds they took together, and the processor time. `before` is not measured.
 */
export const measures = {
  memory: { target: '≤ 220 MiB', isOnEmpty: true, run: measureMemory },
  page: {
    target: 'p95 ≤ 100',
    run: async (site, { seconds }) => {
      const request = { path: '/', headers: { 'accept-encoding': 'br' } };
      return { 'Home page': await measureLoad(site, () => request, { seconds }) };
    },
  },
  availability: {
    target: 'p95 ≤ 100',
    before: touchEvenings,
    run: async (site, { seconds }) => {
      const remainingPaths = availabilityPaths(site);
      const amount = remainingPaths.length;
      const changed = await measureLoad(site, () => ({ path: remainingPaths.pop() }), { amount });
      const request = { path: availabilityPath(site.evenings.full[0]) };
      const unchanged = await measureLoad(site, () => request, { seconds });
      return { 'Availability, just changed': changed, 'Availability, unchanged': unchanged };
    },
  },
  reserving: {
    target: 'p95 ≤ 200',
    run: async (site, { isQuick }) => {
      const amount = isQuick ? 300 : 1_000;
      return { Reserving: await measureLoad(site, () => nextSpreadReservation(site), { amount }) };
    },
  },
  lists: { target: 'p95 ≤ 150', run: measureLists },
  rush: { target: 'p95 ≤ 10,000; page ≤ 200', run: measureRush },
  start: { target: '≤ 3,000', run: measureStart },
};

async function measureLoad({ url, processorTime }, nextRequest, options) {
  const begin = processorTime();
  const result = await load(url, nextRequest, options);
  return { ...result, cpu: processorTime() - begin };
}

/** Of the API and PostgreSQL, once idle connections are closed. */
async function measureMemory({ memory }) {
  await pause(15_000);
  return { 'Memory at rest, with PostgreSQL': { megabytes: memory() } };
}

/** What four tablets of staff ask while the database holds the past. */
async function measureLists(site, { seconds }) {
  const headers = { cookie: await signIn(site.url, staffAccount) };
  const [day] = site.evenings.full;
  const measured = (path) => measureLoad(site, () => ({ path, headers }), { seconds, connections: 4 });
  return {
    'List of a day': await measured(`/api/reservations?from=${day}&to=${day}`),
    'List of all reservations': await measured('/api/reservations?limit=100'),
    'Search by name': await measured('/api/reservations?q=horvath'),
    'Search by telephone': await measured('/api/reservations?q=900012345'),
  };
}

/** From `npm start` to the first answer, on a data folder that has been used before. */
async function measureStart(site) {
  const dataDir = path.join(site.folder, `${site.name}-start`);
  if (!site.hasStarted) await startOnce(site.checkout, dataDir);
  site.hasStarted = true;
  return { 'npm start, the second time': { times: [await startOnce(site.checkout, dataDir)] } };
}

async function startOnce(checkout, dataDir) {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  const begin = performance.now();
  const child = spawn(process.execPath, [path.join(checkout, 'scripts/start.mjs')], { env, stdio: 'ignore' });
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await pause(10);
  const time = performance.now() - begin;
  child.kill('SIGTERM');
  await once(child, 'exit');
  return time;
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { signIn } from '../scripts/lib/running-api.mjs';
import { freePort } from '../scripts/pg.mjs';
import { availabilityPathOf, buildSpreadRequest, changeFullDates, listAvailabilityPaths } from './guest-requests.mjs';
import { sendLoad } from './send-load.mjs';
import { measureRush } from './rush.mjs';
import { staffAccount } from './start-strapec.mjs';

/**
 * Each measures one round at one site and returns rows by their titles: the milliseconds of every response, how many
 * seconds they took together, and the processor time. `prepare` is not measured.
 */
export const measures = {
  memory: { target: '≤ 220 MiB', needsEmptyDatabase: true, run: measureMemory },
  page: {
    target: 'p95 ≤ 100',
    run: async (site, { seconds }) => {
      const request = { path: '/', headers: { 'accept-encoding': 'br' } };
      return { 'Home page': await measureLoad(site, () => request, { seconds }) };
    },
  },
  availability: {
    target: 'p95 ≤ 100',
    prepare: changeFullDates,
    run: async (site, { seconds }) => {
      const remainingPaths = listAvailabilityPaths(site);
      const requestCount = remainingPaths.length;
      const changed = await measureLoad(site, () => ({ path: remainingPaths.pop() }), { requestCount });
      const request = { path: availabilityPathOf(site.evenings.fullDates[0]) };
      const unchanged = await measureLoad(site, () => request, { seconds });
      return { 'Availability, just changed': changed, 'Availability, unchanged': unchanged };
    },
  },
  reserving: {
    target: 'p95 ≤ 200',
    run: async (site, { isQuick }) => {
      const requestCount = isQuick ? 300 : 1_000;
      return { Reserving: await measureLoad(site, () => buildSpreadRequest(site), { requestCount }) };
    },
  },
  lists: { target: 'p95 ≤ 150', run: measureLists },
  rush: { target: 'p95 ≤ 10,000; page ≤ 200', run: measureRush },
  start: { target: '≤ 3,000', run: measureStart },
};

async function measureLoad({ url, readProcessorMs }, nextRequest, options) {
  const processorMsBefore = readProcessorMs();
  const result = await sendLoad(url, nextRequest, options);
  return { ...result, processorMs: readProcessorMs() - processorMsBefore };
}

/** Of the API and PostgreSQL, once idle connections are closed. */
async function measureMemory({ readMemoryMebibytes }) {
  await pause(15_000);
  return { 'Memory at rest, with PostgreSQL': { mebibytes: readMemoryMebibytes() } };
}

/** The lists that four tablets of staff read, with the past visits in the database. */
async function measureLists(site, { seconds }) {
  const headers = { cookie: await signIn(site.url, staffAccount) };
  const [date] = site.evenings.fullDates;
  const measureList = (path) => measureLoad(site, () => ({ path, headers }), { seconds, connectionCount: 4 });
  return {
    'List of a day': await measureList(`/api/reservations?from=${date}&to=${date}`),
    'List of all reservations': await measureList('/api/reservations?limit=100'),
    'Search by name': await measureList('/api/reservations?q=horvath'),
    'Search by telephone': await measureList('/api/reservations?q=900012345'),
  };
}

/** From `npm start` to the first response, on a data folder that has been used before. */
async function measureStart(site) {
  const dataDir = path.join(site.folder, `${site.name}-start`);
  if (!site.hasStarted) await startOnce(site.checkout, dataDir);
  site.hasStarted = true;
  return { 'npm start, the second time': { timesMs: [await startOnce(site.checkout, dataDir)] } };
}

async function startOnce(checkout, dataDir) {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  const startedAt = performance.now();
  const child = spawn(process.execPath, [path.join(checkout, 'scripts/start.mjs')], { env, stdio: 'ignore' });
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await pause(10);
  const startMs = performance.now() - startedAt;
  child.kill('SIGTERM');
  await once(child, 'exit');
  return startMs;
}

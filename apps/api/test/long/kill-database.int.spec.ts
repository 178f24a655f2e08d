import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type ApiProcess, startApis, stopApis } from '../support/api-process';
import { createFolder } from '../support/backups';
import { newEmail, requestApi, postReservation } from '../support/request-api';
import { upcomingDate } from '../support/upcoming-date';
import { findViolations } from '../support/capacity-oracle';
import { queryDatabase } from '../support/separate-database';
import { saveProofFigures } from '../support/proof-report';
import { runScript } from '../support/run-script';
import { type ReservationOutcome, reserveUntilAnswered } from '../support/reserve-until-answered';
import { waitUntil } from '../support/wait-until';

const guestCount = 600;
const killCount = 20;
const concurrentGuests = 16;

let cluster: ChildProcess;
let clusterUrl: string;
let processes: ApiProcess[];

beforeAll(async () => {
  const folder = createFolder();
  chmodSync(folder, 0o755); // PostgreSQL does not run as root, and has to get in
  cluster = fork(join(__dirname, '../support/killable-cluster.mjs'), {
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: join(folder, 'postgres') },
    execArgv: [],
  });
  [{ url: clusterUrl }] = (await once(cluster, 'message')) as [{ url: string }];
  await runScript('migrate.mjs', { DATABASE_URL: clusterUrl });
  await queryDatabase(clusterUrl, `INSERT INTO first_start_marks VALUES ('opened', now())`);
  processes = await startApis(2, { DATABASE_URL: clusterUrl });
});
afterAll(async () => {
  await stopApis(processes);
  const exit = once(cluster, 'exit');
  cluster.send('close');
  await exit;
});

const pickUrl = (): string => processes[Math.floor(Math.random() * processes.length)]?.url ?? '';

/** Kills PostgreSQL and waits for its restart; returns the milliseconds until each process is ready after that. */
async function killDatabase(): Promise<number[]> {
  const restarted = once(cluster, 'message');
  cluster.send('kill');
  await restarted;
  const restartedAt = performance.now();
  const recoveryTimes = processes.map(async ({ url: apiUrl }) => {
    await waitUntil(
      () => requestApi('/api/health/ready', { apiUrl, acceptsBusy: true }),
      ({ status }) => status === 200,
    );
    return performance.now() - restartedAt;
  });
  return Promise.all(recoveryTimes);
}

it('proof F2: kill -9 of PostgreSQL loses no promised reservation, and the processes recover by themselves', async () => {
  const outcomes: ReservationOutcome[] = [];
  const recoveryTimesMs: number[] = [];
  let nextGuestIndex = 0;
  const reserveForNextGuests = async (): Promise<void> => {
    while (nextGuestIndex < guestCount) outcomes.push(await reserveUntilAnswered(nextGuestIndex++, pickUrl));
  };
  const pendingReservations = Promise.all(Array.from({ length: concurrentGuests }, reserveForNextGuests));
  for (let killIndex = 0; killIndex < killCount; killIndex += 1) {
    const dueCount = (guestCount / (killCount + 1)) * (killIndex + 1);
    await waitUntil(
      () => Promise.resolve(outcomes.length),
      (outcomeCount) => outcomeCount >= dueCount,
    );
    recoveryTimesMs.push(...(await killDatabase()));
  }
  await pendingReservations;

  expect(new Set(outcomes.map(({ result }) => result))).toEqual(new Set(['201'])); // there is room for all of them
  const promisedIds = outcomes.map(({ id }) => id);
  const storedReservations = await queryDatabase<{ id: string }>(clusterUrl, 'SELECT id FROM reservations');
  expect(storedReservations.map(({ id }) => id).sort()).toEqual([...promisedIds].sort());
  expect(outcomes.filter(({ unansweredCount }) => unansweredCount > 0)).toEqual([]); // the API closes no connection without an answer
  const problems = outcomes.flatMap((outcome) => outcome.problems);
  const problemKinds = new Set(problems.map(({ status, body }) => `${status} ${body.code}`));
  expect([...problemKinds].filter((problemKind) => problemKind !== '503 busy')).toEqual([]);
  expect(problems.every(({ headers }) => headers.get('content-type')?.startsWith('application/problem+json'))).toBe(
    true,
  );
  expect(problems.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
  expect(problems.length).toBeGreaterThan(0); // otherwise no request met a kill and nothing is proved
  expect(await findViolations(clusterUrl)).toEqual([]);
  const visit = { date: upcomingDate('friday'), time: '23:00', duration: 1, email: newEmail() };
  expect((await postReservation(visit, { apiUrl: pickUrl() })).status).toBe(201);
  saveProofFigures(
    'F2',
    'kill -9 of PostgreSQL loses nothing that was promised, and the process recovers without a restart',
    {
      'times PostgreSQL was killed while guests reserved': killCount,
      'guests, 16 at once over two processes': guestCount,
      'promised (201), each kept once with its tables and two mails': promisedIds.length,
      'answers meanwhile, all of them 503 problem documents with Retry-After': problems.length,
      'slowest recovery of a process once PostgreSQL was back (ms)': Math.round(Math.max(...recoveryTimesMs)),
      'findings of the oracle': 0,
    },
  );
});

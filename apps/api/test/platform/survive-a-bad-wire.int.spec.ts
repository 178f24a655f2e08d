import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type ApiProcess, startApi, startApis, stopApis } from '../support/api-process';
import { type FaultyProxy, startFaultyProxy } from '../support/faulty-proxy';
import { newEmail, requestApi, postReservation } from '../support/request-api';
import { nextOpenDates } from '../support/next-open-dates';
import { findViolations } from '../support/capacity-oracle';
import { isLongRun, saveProofFigures } from '../support/proof-report';
import { sql } from '../support/sql';
import { type ReservationOutcome, reserveUntilAnswered } from '../support/reserve-until-answered';
import { waitUntil } from '../support/wait-until';

/*
 * Guests reserve while the network to the database is faulty. Each guest repeats the same request with the same
 * idempotency key until it is accepted or refused.
 */
const load = isLongRun
  ? { latencyMs: 200, concurrent: 30, slowGuests: 150, resetGuests: 40, outageGuests: 60, outages: 3, resetShare: 0.1 }
  : { latencyMs: 60, concurrent: 12, slowGuests: 12, resetGuests: 12, outageGuests: 12, outages: 1, resetShare: 0.02 };
const poolSize = 3; // connections of each process: most guests have to wait for one
const longestAnswerMs = 15_000; // on a machine without other load
const openConnections = `SELECT state FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'strapec%'`;

let proxy: FaultyProxy;
let processes: ApiProcess[];
let limitedApi: ApiProcess;
beforeAll(async () => {
  proxy = await startFaultyProxy();
  const env = { DATABASE_URL: proxy.url, PG_POOL: String(poolSize) };
  processes = await startApis(2, env);
  limitedApi = await startApi({ ...env, RATE_LIMITS: 'on' }); // rate limits use the database too
});
afterAll(async () => {
  proxy.delayAnswers(0);
  proxy.setResetShare(0);
  await stopApis([...processes, limitedApi]);
  proxy.close();
});

const outcomes: ReservationOutcome[] = [];
let nextGuestIndex = 0;

/** Reserves for further guests, several at once. */
async function reserveForGuests(count: number): Promise<void> {
  const endIndex = nextGuestIndex + count;
  const pickUrl = (): string => processes[Math.floor(Math.random() * processes.length)]?.url ?? '';
  const reserveForNextGuests = async (): Promise<void> => {
    while (nextGuestIndex < endIndex) outcomes.push(await reserveUntilAnswered(nextGuestIndex++, pickUrl));
  };
  await Promise.all(Array.from({ length: load.concurrent }, reserveForNextGuests));
}

/** Calls pages, availability and readiness one after the other while guests reserve. */
const otherCalls = { count: 0, slowestMs: 0, statuses: new Set<number>() };
async function callOtherPages(isOver: () => boolean): Promise<void> {
  const paths = ['/', '/api/site', `/api/reservations/availability/${nextOpenDates(1)[0]}/2/2`, '/api/health/ready'];
  while (!isOver()) {
    const sentAt = performance.now();
    const path = paths[otherCalls.count++ % paths.length] ?? '/';
    const { status } = await requestApi(path, { apiUrl: limitedApi.url, acceptsBusy: true });
    otherCalls.slowestMs = Math.max(otherCalls.slowestMs, performance.now() - sentAt);
    otherCalls.statuses.add(status);
  }
}

it('proof F4: with a faulty connection to the database no answer is late, no promise is lost and no connection leaks', async () => {
  let isOver = false;
  const callingOtherPages = Promise.all([1, 2, 3].map(() => callOtherPages(() => isOver)));
  proxy.delayAnswers(load.latencyMs);
  await reserveForGuests(load.slowGuests);
  proxy.setResetShare(load.resetShare);
  await reserveForGuests(load.resetGuests);
  proxy.setResetShare(0);
  for (let outage = 0; outage < load.outages; outage += 1)
    await Promise.all([reserveForGuests(load.outageGuests), proxy.blockTraffic(5_000, 0.5)]);
  isOver = true;
  await callingOtherPages;
  proxy.delayAnswers(0);

  expect(new Set(outcomes.map(({ result }) => result))).toEqual(new Set(['201'])); // there is room for all of them
  const promisedIds = outcomes.map(({ id }) => id);
  const storedReservations = await sql<{ id: string }>('SELECT id FROM reservations');
  expect(storedReservations.map(({ id }) => id).sort()).toEqual([...promisedIds].sort());
  expect(await findViolations(databaseUrl)).toEqual([]);
  const problems = outcomes.flatMap((outcome) => outcome.problems);
  const problemKinds = new Set(problems.map(({ status, body }) => `${status} ${body.code}`));
  expect([...problemKinds].filter((kind) => !['503 busy', '409 idempotency_in_flight'].includes(kind))).toEqual([]);
  expect(problems.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
  expect([...otherCalls.statuses].filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
  expect(outcomes.filter(({ unansweredCount }) => unansweredCount > 0)).toEqual([]); // the API closes no connection without an answer
  expect(proxy.resetCount()).toBeGreaterThan(0); // otherwise no request met a fault and nothing is proved
  const slowestMs = Math.max(otherCalls.slowestMs, ...outcomes.map((outcome) => outcome.slowestMs));
  expect(slowestMs).toBeLessThan(longestAnswerMs * timeLimitFactor); // without timeouts a dead connection blocks for 15 minutes

  for (const { url: apiUrl } of [...processes, limitedApi]) {
    const response = await postReservation({ date: nextOpenDates(191)[190], email: newEmail() }, { apiUrl });
    expect(response.status).toBe(201); // the same processes continue to serve
  }
  const maxConnectionCount = 3 * (poolSize + 1); // and one for notifications
  await waitUntil(
    () => Promise.resolve(proxy.openConnectionCount()),
    (openCount) => openCount <= maxConnectionCount,
  );
  if (!isLongRun) return;
  const remainingConnections = await waitUntil(
    () => sql<{ state: string }>(openConnections), // PostgreSQL closes dead connections after a minute
    (rows) => rows.length <= maxConnectionCount && rows.every(({ state }) => state === 'idle'),
  );
  // mails are sent when a lost lease has expired or at their next attempt: make both due now
  await sql(`UPDATE email_messages SET next_attempt_at = now() WHERE status IN ('queued', 'sending')`);
  await waitUntil(
    () => sql(`SELECT status FROM email_messages WHERE status <> 'sent'`),
    (rows) => rows.length === 0,
  );
  saveProofFigures('F4', 'On a bad wire to the database nobody waits for long, and nothing promised is lost', {
    'guests while every answer takes 200 ms, 30 at once for six connections': load.slowGuests,
    'guests while besides 10 % of all pieces sent or answered end in a reset': load.resetGuests,
    'connections reset': proxy.resetCount(),
    'holes of 5 s, after which half of the connections are dead without a word': load.outages,
    'guests in each of them': load.outageGuests,
    'promised (201), each kept once with its tables and two mails, all of them sent': promisedIds.length,
    'answers meanwhile of 503 or 409 "in flight", with Retry-After': problems.length,
    'answers of any other kind': 0,
    'pages, availability and readiness asked meanwhile': otherCalls.count,
    'slowest answer of all (ms)': Math.round(slowestMs),
    [`connections of PostgreSQL afterwards, all idle (most that three processes may hold: ${maxConnectionCount})`]:
      remainingConnections.length,
    'processes started anew': 0,
    'findings of the oracle': 0,
  });
});

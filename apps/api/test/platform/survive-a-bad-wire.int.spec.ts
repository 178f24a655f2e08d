import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type ApiProcess, startApi, startApis, stopApis } from '../support/api-process';
import { type FaultyProxy, startFaultyProxy } from '../support/faulty-proxy';
import { newEmail, call, reserve } from '../support/call';
import { nextOpenDates } from '../support/next-open-dates';
import { findViolations } from '../support/oracle';
import { isLongRun, keepProof } from '../support/proof-report';
import { sql } from '../support/sql';
import { type Outcome, reserveUntilAnswered } from '../support/reserve-until-answered';
import { waitUntil } from '../support/wait-until';

/*
 * What a database behind a bad network does to guests. Each of them sends the same request with the same key until
 * somebody says yes or no.
 */
const size = isLongRun
  ? { latency: 200, atOnce: 30, inSlowness: 150, inResets: 40, inEachHole: 60, holes: 3, resetShare: 0.1 }
  : { latency: 60, atOnce: 12, inSlowness: 12, inResets: 12, inEachHole: 12, holes: 1, resetShare: 0.02 };
const poolSize = 3; // for each process: most guests have to wait for a connection
const longestAnswer = 15_000; // milliseconds that any answer may take while nobody else uses the machine
const backends = `SELECT state FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'strapec%'`;

let wire: FaultyProxy;
let processes: ApiProcess[];
let limited: ApiProcess;
beforeAll(async () => {
  wire = await startFaultyProxy();
  const env = { DATABASE_URL: wire.url, PG_POOL: String(poolSize) };
  processes = await startApis(2, env);
  limited = await startApi({ ...env, RATE_LIMITS: 'on' }); // counting is one more thing that must not hold up
});
afterAll(async () => {
  wire.delayAnswers(0);
  wire.setResetShare(0);
  await stopApis([...processes, limited]);
  wire.close();
});

const outcomes: Outcome[] = [];
let next = 0;

/** So many guests more, some of them at once. */
async function receive(count: number): Promise<void> {
  const end = next + count;
  const anyUrl = (): string => processes[Math.floor(Math.random() * processes.length)]?.url ?? '';
  const work = async (): Promise<void> => {
    while (next < end) outcomes.push(await reserveUntilAnswered(next++, anyUrl));
  };
  await Promise.all(Array.from({ length: size.atOnce }, work));
}

/** What others do meanwhile: they look around, one thing after the other. */
const looks = { count: 0, slowest: 0, statuses: new Set<number>() };
async function lookAround(isOver: () => boolean): Promise<void> {
  const paths = ['/', '/api/site', `/api/reservations/availability/${nextOpenDates(1)[0]}/2/2`, '/api/health/ready'];
  while (!isOver()) {
    const asked = performance.now();
    const { status } = await call(paths[looks.count++ % paths.length] ?? '/', { at: limited.url, acceptsBusy: true });
    looks.slowest = Math.max(looks.slowest, performance.now() - asked);
    looks.statuses.add(status);
  }
}

it('proof F4: on a bad wire nobody waits for long, nothing promised is lost, no connection is left behind', async () => {
  let isOver = false;
  const looking = Promise.all([1, 2, 3].map(() => lookAround(() => isOver)));
  wire.delayAnswers(size.latency);
  await receive(size.inSlowness);
  wire.setResetShare(size.resetShare);
  await receive(size.inResets);
  wire.setResetShare(0);
  for (let hole = 0; hole < size.holes; hole += 1)
    await Promise.all([receive(size.inEachHole), wire.blockTraffic(5_000, 0.5)]);
  isOver = true;
  await looking;
  wire.delayAnswers(0);

  expect(new Set(outcomes.map(({ result }) => result))).toEqual(new Set(['201'])); // there is room for all of them
  const promised = outcomes.map(({ id }) => id);
  const kept = await sql<{ id: string }>('SELECT id FROM reservations');
  expect(kept.map(({ id }) => id).sort()).toEqual([...promised].sort());
  expect(await findViolations(databaseUrl)).toEqual([]);
  const problems = outcomes.flatMap((outcome) => outcome.problems);
  const said = new Set(problems.map(({ status, body }) => `${status} ${body.code}`));
  expect([...said].filter((one) => !['503 busy', '409 idempotency_in_flight'].includes(one))).toEqual([]);
  expect(problems.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
  expect([...looks.statuses].filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
  expect(outcomes.filter(({ unansweredCount }) => unansweredCount > 0)).toEqual([]); // the API never hangs up
  expect(wire.resetCount()).toBeGreaterThan(0); // else nobody was hit, and nothing is shown
  const slowest = Math.max(looks.slowest, ...outcomes.map((outcome) => outcome.slowestMs));
  expect(slowest).toBeLessThan(longestAnswer * patience); // a connection that has gone dead would hold it up for a quarter of an hour

  for (const { url: at } of [...processes, limited]) {
    const answer = await reserve({ date: nextOpenDates(191)[190], email: newEmail() }, { at });
    expect(answer.status).toBe(201); // the same processes go on as if nothing had been
  }
  const most = 3 * (poolSize + 1); // and one that listens
  expect(
    await waitUntil(
      () => Promise.resolve(wire.openCount()),
      (open) => open <= most,
    ),
  ).toBeLessThanOrEqual(most);
  if (!isLongRun) return;
  const left = await waitUntil(
    () => sql<{ state: string }>(backends), // PostgreSQL ends after a minute what the wire has forgotten
    (rows) => rows.length <= most && rows.every(({ state }) => state === 'idle'),
  );
  // a claim whose answer was lost is sent when its lease has run out, others by their next try: let that be now
  await sql(`UPDATE email_messages SET next_attempt_at = now() WHERE status IN ('queued', 'sending')`);
  await waitUntil(
    () => sql(`SELECT status FROM email_messages WHERE status <> 'sent'`),
    (rows) => rows.length === 0,
  );
  keepProof('F4', 'On a bad wire to the database nobody waits for long, and nothing promised is lost', {
    'guests while every answer takes 200 ms, 30 at once for six connections': size.inSlowness,
    'guests while besides 10 % of all pieces sent or answered end in a reset': size.inResets,
    'connections reset': wire.resetCount(),
    'holes of 5 s, after which half of the connections are dead without a word': size.holes,
    'guests in each of them': size.inEachHole,
    'promised (201), each kept once with its tables and two mails, all of them sent': promised.length,
    'answers meanwhile of 503 or 409 "in flight", with Retry-After': problems.length,
    'answers of any other kind': 0,
    'pages, availability and readiness asked meanwhile': looks.count,
    'slowest answer of all (ms)': Math.round(slowest),
    [`connections of PostgreSQL afterwards, all idle (most that three processes may hold: ${most})`]: left.length,
    'processes started anew': 0,
    'findings of the oracle': 0,
  });
});

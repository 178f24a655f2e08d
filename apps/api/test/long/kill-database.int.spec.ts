import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type ApiProcess, startApis, stopApis } from '../support/api-process';
import { aFolder } from '../support/backups';
import { newEmail, call, reserve } from '../support/call';
import { upcomingDate } from '../support/upcoming-date';
import { findViolations } from '../support/oracle';
import { queryDatabase } from '../support/separate-database';
import { keepProof } from '../support/proof-report';
import { runScript } from '../support/run-script';
import { type Outcome, reserveUntilAnswered } from '../support/reserve-until-answered';
import { waitUntil } from '../support/wait-until';

const guests = 600;
const kills = 20;
const atOnce = 16;

let cluster: ChildProcess;
let url: string;
let processes: ApiProcess[];

beforeAll(async () => {
  const folder = aFolder();
  chmodSync(folder, 0o755); // PostgreSQL does not run as root, and has to get in
  cluster = fork(join(__dirname, '../support/own-cluster.mjs'), {
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: join(folder, 'postgres') },
    execArgv: [],
  });
  [{ url }] = (await once(cluster, 'message')) as [{ url: string }];
  await runScript('migrate.mjs', { DATABASE_URL: url });
  await queryDatabase(url, `INSERT INTO first_start_marks VALUES ('opened', now())`);
  processes = await startApis(2, { DATABASE_URL: url });
});
afterAll(async () => {
  await stopApis(processes);
  const closed = once(cluster, 'exit');
  cluster.send('close');
  await closed;
});

const anyUrl = (): string => processes[Math.floor(Math.random() * processes.length)]?.url ?? '';

/** Kills PostgreSQL and waits until it is back; answers how long each process then needed to be ready, in ms. */
async function killDatabase(): Promise<number[]> {
  const again = once(cluster, 'message');
  cluster.send('kill');
  await again;
  const since = performance.now();
  const ready = processes.map(async ({ url: at }) => {
    await waitUntil(
      () => call('/api/health/ready', { at, acceptsBusy: true }),
      ({ status }) => status === 200,
    );
    return performance.now() - since;
  });
  return Promise.all(ready);
}

it('proof F2: kill -9 of PostgreSQL loses nothing that was promised, and the process recovers by itself', async () => {
  const outcomes: Outcome[] = [];
  const recoveries: number[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < guests) outcomes.push(await reserveUntilAnswered(next++, anyUrl));
  };
  const rush = Promise.all(Array.from({ length: atOnce }, work));
  for (let kill = 0; kill < kills; kill += 1) {
    const due = (guests / (kills + 1)) * (kill + 1);
    await waitUntil(
      () => Promise.resolve(outcomes.length),
      (done) => done >= due,
    );
    recoveries.push(...(await killDatabase()));
  }
  await rush;

  expect(new Set(outcomes.map(({ result }) => result))).toEqual(new Set(['201'])); // there is room for all of them
  const promised = outcomes.map(({ id }) => id);
  const kept = await queryDatabase<{ id: string }>(url, 'SELECT id FROM reservations');
  expect(kept.map(({ id }) => id).sort()).toEqual([...promised].sort());
  expect(outcomes.filter(({ unansweredCount }) => unansweredCount > 0)).toEqual([]); // the API never hangs up
  const problems = outcomes.flatMap((outcome) => outcome.problems);
  const said = new Set(problems.map(({ status, body }) => `${status} ${body.code}`));
  expect([...said].filter((one) => one !== '503 busy')).toEqual([]);
  expect(problems.every(({ headers }) => headers.get('content-type')?.startsWith('application/problem+json'))).toBe(
    true,
  );
  expect(problems.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
  expect(problems.length).toBeGreaterThan(0); // else nobody was hit, and nothing is shown
  expect(await findViolations(url)).toEqual([]);
  expect(
    (await reserve({ date: upcomingDate('friday'), time: '23:00', duration: 1, email: newEmail() }, { at: anyUrl() }))
      .status,
  ).toBe(201);
  keepProof('F2', 'kill -9 of PostgreSQL loses nothing that was promised, and the process recovers without a restart', {
    'times PostgreSQL was killed while guests reserved': kills,
    'guests, 16 at once over two processes': guests,
    'promised (201), each kept once with its tables and two mails': promised.length,
    'answers meanwhile, all of them 503 problem documents with Retry-After': problems.length,
    'slowest recovery of a process once PostgreSQL was back (ms)': Math.round(Math.max(...recoveries)),
    'findings of the oracle': 0,
  });
});

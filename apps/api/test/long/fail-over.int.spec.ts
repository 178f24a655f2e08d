import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { aFolder } from '../support/backups';
import { call } from '../support/call';
import { openLiveStream } from '../support/live-stream';
import { findViolations } from '../support/oracle';
import { queryDatabase } from '../support/separate-database';
import { keepProof } from '../support/proof-report';
import { cookieOf, trySignIn } from '../support/staff-sign-in';
import { type StartedSite, createDataDir, findFreePort, processTree, startSite } from '../support/started-site';
import { type Outcome, reserveUntilAnswered } from '../support/reserve-until-answered';
import { waitUntil } from '../support/wait-until';

const atOnce = 12;
// milliseconds
const pause = 250; // before each reservation: the venue is not to be full
const promotedAfter = 2_000; // those who watch over a cluster need as long at least
const longestOutage = 15_000;

let cluster: ChildProcess;
let [url, copyUrl] = ['', ''];
const machines: { dataDir: string; site: StartedSite }[] = [];

/** A machine with a folder of its own, and no secret. */
async function openMachine(port?: number): Promise<{ dataDir: string; site: StartedSite }> {
  const dataDir = createDataDir();
  const site = startSite(dataDir, port ?? (await findFreePort()), { DATABASE_URL: url, SEED_DEMO: 'off' });
  await site.waitUntilOpen();
  return { dataDir, site };
}

async function tellCluster(message: 'kill' | 'promote'): Promise<void> {
  const done = once(cluster, 'message');
  cluster.send(message);
  await done;
}

beforeAll(async () => {
  const folder = aFolder();
  chmodSync(folder, 0o755); // PostgreSQL does not run as root, and has to get in
  cluster = fork(join(__dirname, '../support/replicated-cluster.mjs'), {
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: join(folder, 'clusters') },
    execArgv: [],
  });
  [{ url, copyUrl }] = (await once(cluster, 'message')) as [{ url: string; copyUrl: string }];
  machines.push(...(await Promise.all([openMachine(), openMachine(), openMachine()]))); // the first start of all
  await queryDatabase(url, `INSERT INTO first_start_marks VALUES ('opened', now())`);
});
afterAll(async () => {
  await Promise.all(machines.map(({ site }) => site.stop()));
  const closed = once(cluster, 'exit');
  cluster.send('close');
  await closed;
});

const urls = (): string[] => machines.map(({ site }) => site.url);
const anyUrl = (): string => urls()[Math.floor(Math.random() * machines.length)] ?? '';
const statusOf = (address: string): Promise<number> => fetch(address).then(({ status }) => status);
const isReady = (at: string): Promise<boolean> =>
  call('/api/health/ready', { at, acceptsBusy: true }).then(({ status }) => status === 200);

async function uploadLogo(at: string, headers: Record<string, string>): Promise<string> {
  const picture = sharp({ create: { width: 1_700, height: 900, channels: 3, background: '#7b2334' } }).png();
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(await picture.toBuffer())]), 'logo.png');
  const answer = await fetch(`${at}/api/admin/look/logo`, {
    method: 'POST',
    body,
    headers: { ...headers, origin: at },
  });
  return ((await answer.json()) as { imageUrl: string }).imageUrl;
}

it('machines that share a replicated PostgreSQL and nothing else are one house, and outlive one of them and the primary', async () => {
  const [a = '', b = '', c = ''] = urls();
  const headers = cookieOf(await trySignIn('admin', 'a glass of frankovka', { at: a }));
  const streams = await Promise.all([a, b].map((at) => openLiveStream(at, headers)));
  const picture = await uploadLogo(a, headers);
  rmSync(join(machines[0]?.dataDir ?? '', 'cache'), { recursive: true, force: true });
  const shown = urls().flatMap((at) => [`${at}${picture}`, `${at}/icon-192.png`]);
  expect(await Promise.all(shown.map(statusOf))).toEqual([200, 200, 200, 200, 200, 200]);
  for (const at of urls()) expect((await call('/api/admin/waitlist', { at, headers })).status).toBe(200); // signed in at all

  const outcomes: (Outcome & { by: string; sent: number })[] = [];
  let [next, isOver, by] = [0, false, ''];
  const work = async (): Promise<void> => {
    while (!isOver) {
      await wait(pause);
      const sent = performance.now();
      outcomes.push({ ...(await reserveUntilAnswered(next++, () => (by = anyUrl()))), by, sent });
    }
  };
  const rush = Promise.all(Array.from({ length: atOnce }, work));
  await wait(3_000);
  for (const pid of processTree(machines[2]?.site.process.pid ?? 0)) process.kill(pid, 'SIGKILL');
  await wait(2_000);
  machines[2] = await openMachine(Number(new URL(c).port));
  const before = outcomes.length;

  await tellCluster('kill');
  const died = performance.now();
  await wait(promotedAfter);
  expect(await Promise.all(urls().map(isReady))).toEqual([false, false, false]); // it could be read, and not written
  await tellCluster('promote');
  const since = async (look: () => Promise<boolean>): Promise<number> => {
    await waitUntil(look, Boolean);
    return Math.round(performance.now() - died);
  };
  const ready = await Promise.all(urls().map((at) => since(() => isReady(at))));
  const isServing = (at: string) => outcomes.some(({ by: answered, sent }) => answered === at && sent > died);
  const serving = await Promise.all(urls().map((at) => since(() => Promise.resolve(isServing(at)))));
  expect(Math.max(...ready, ...serving)).toBeLessThan(longestOutage);
  await wait(longestOutage - (performance.now() - died));
  isOver = true;
  await rush;

  const [heard] = streams.map(({ events }) => events.filter(({ topic }) => topic === 'waitlist').length);
  const told = performance.now();
  await call(`/api/admin/waitlist/${randomUUID()}`, {
    method: 'PUT',
    body: { partySize: 2, hasLeft: false },
    at: c,
    headers,
  });
  const doors = () =>
    Promise.resolve(streams.map(({ events }) => events.filter(({ topic }) => topic === 'waitlist').length));
  await waitUntil(doors, (counts) => counts.every((count) => count > (heard ?? 0)));
  const live = Math.round(performance.now() - told);
  expect(live).toBeLessThan(1_000);

  expect(new Set(outcomes.map(({ result }) => result))).toEqual(new Set(['201'])); // there is room for all of them
  const kept = await queryDatabase<{ id: string }>(copyUrl, `SELECT id FROM reservations WHERE email LIKE 'guest-%'`);
  expect(kept.map(({ id }) => id).sort()).toEqual(outcomes.map(({ id }) => id).sort());
  const problems = outcomes.flatMap((outcome) => outcome.problems).map(({ status, body }) => `${status} ${body.code}`);
  expect(problems.filter((one) => !['503 busy', '409 idempotency_in_flight'].includes(one))).toEqual([]);
  expect(await findViolations(copyUrl)).toEqual([]);
  expect(await statusOf(`${c}${picture}`)).toBe(200); // from a machine that was begun anew
  keepProof(
    'F11',
    'Machines that share a replicated PostgreSQL and nothing else are one house, and outlive its primary',
    {
      'machines, each with a data folder of its own': machines.length,
      'promised (201) before the primary was killed, one machine killed and begun anew meanwhile': before,
      'promised since, each kept once in the copy that was promoted two seconds later': outcomes.length - before,
      'answers meanwhile that were no promise, each 503 busy or 409 idempotency_in_flight': problems.length,
      'each machine ready again after (ms)': ready.join(', '),
      'each machine reserved again after (ms)': serving.join(', '),
      'a change told to the pages of other machines after (ms)': live,
    },
  );
});

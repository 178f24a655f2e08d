import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { createFolder } from '../support/backups';
import { requestApi } from '../support/request-api';
import { openLiveStream } from '../support/live-stream';
import { findViolations } from '../support/capacity-oracle';
import { queryDatabase } from '../support/separate-database';
import { saveProofFigures } from '../support/proof-report';
import { cookieOf, trySignIn } from '../support/staff-sign-in';
import { type StartedSite, chooseDataDir, findFreePort, processTree, startSite } from '../support/started-site';
import { type ReservationOutcome, reserveUntilAnswered } from '../support/reserve-until-answered';
import { waitUntil } from '../support/wait-until';

const concurrentGuests = 12;
const pauseMs = 250; // before each reservation, so that the venue does not become full
const promotionDelayMs = 2_000; // cluster managers need at least as long
const longestOutageMs = 15_000;

let cluster: ChildProcess;
let [primaryUrl, copyUrl] = ['', ''];
const machines: { dataDir: string; site: StartedSite }[] = [];

/** Starts the venue on a simulated machine with its own data folder and no secret. */
async function openMachine(port?: number): Promise<{ dataDir: string; site: StartedSite }> {
  const dataDir = chooseDataDir();
  const site = startSite(dataDir, port ?? (await findFreePort()), { DATABASE_URL: primaryUrl, SEED_DEMO: 'off' });
  await site.waitUntilOpen();
  return { dataDir, site };
}

async function sendToCluster(message: 'kill' | 'promote'): Promise<void> {
  const acknowledged = once(cluster, 'message');
  cluster.send(message);
  await acknowledged;
}

beforeAll(async () => {
  const folder = createFolder();
  chmodSync(folder, 0o755); // PostgreSQL does not run as root, and has to get in
  cluster = fork(join(__dirname, '../support/replicated-cluster.mjs'), {
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: join(folder, 'clusters') },
    execArgv: [],
  });
  [{ url: primaryUrl, copyUrl }] = (await once(cluster, 'message')) as [{ url: string; copyUrl: string }];
  machines.push(...(await Promise.all([openMachine(), openMachine(), openMachine()]))); // simultaneous first starts
  await queryDatabase(primaryUrl, `INSERT INTO first_start_marks VALUES ('opened', now())`);
});
afterAll(async () => {
  await Promise.all(machines.map(({ site }) => site.stop()));
  const exit = once(cluster, 'exit');
  cluster.send('close');
  await exit;
});

const listUrls = (): string[] => machines.map(({ site }) => site.url);
const pickUrl = (): string => listUrls()[Math.floor(Math.random() * machines.length)] ?? '';
const fetchStatus = (url: string): Promise<number> => fetch(url).then(({ status }) => status);
const isReady = (url: string): Promise<boolean> =>
  requestApi('/api/health/ready', { apiUrl: url, acceptsBusy: true }).then(({ status }) => status === 200);

async function uploadLogo(url: string, headers: Record<string, string>): Promise<string> {
  const logoPicture = sharp({ create: { width: 1_700, height: 900, channels: 3, background: '#7b2334' } }).png();
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(await logoPicture.toBuffer())]), 'logo.png');
  const response = await fetch(`${url}/api/admin/look/logo`, {
    method: 'POST',
    body,
    headers: { ...headers, origin: url },
  });
  return ((await response.json()) as { imageUrl: string }).imageUrl;
}

it('proof F11: three machines that share only a replicated PostgreSQL survive the loss of one machine and of the primary', async () => {
  const [firstUrl = '', secondUrl = '', thirdUrl = ''] = listUrls();
  const headers = cookieOf(await trySignIn('admin', 'a glass of frankovka', { apiUrl: firstUrl }));
  const streams = await Promise.all([firstUrl, secondUrl].map((url) => openLiveStream(url, headers)));
  const logoPath = await uploadLogo(firstUrl, headers);
  rmSync(join(machines[0]?.dataDir ?? '', 'cache'), { recursive: true, force: true });
  const pictureUrls = listUrls().flatMap((url) => [`${url}${logoPath}`, `${url}/icon-192.png`]);
  expect(await Promise.all(pictureUrls.map(fetchStatus))).toEqual([200, 200, 200, 200, 200, 200]);
  for (const url of listUrls())
    expect((await requestApi('/api/admin/waitlist', { apiUrl: url, headers })).status).toBe(200); // the session is valid on every machine

  const outcomes: (ReservationOutcome & { servedBy: string; sentAt: number })[] = [];
  let [nextGuestIndex, isOver, lastUrl] = [0, false, ''];
  const reserveRepeatedly = async (): Promise<void> => {
    while (!isOver) {
      await wait(pauseMs);
      const sentAt = performance.now();
      const outcome = await reserveUntilAnswered(nextGuestIndex++, () => (lastUrl = pickUrl()));
      outcomes.push({ ...outcome, servedBy: lastUrl, sentAt });
    }
  };
  const pendingReservations = Promise.all(Array.from({ length: concurrentGuests }, reserveRepeatedly));
  await wait(3_000);
  for (const pid of processTree(machines[2]?.site.process.pid ?? 0)) process.kill(pid, 'SIGKILL');
  await wait(2_000);
  machines[2] = await openMachine(Number(new URL(thirdUrl).port));
  const outcomeCountBefore = outcomes.length;

  await sendToCluster('kill');
  const killedAt = performance.now();
  await wait(promotionDelayMs);
  expect(await Promise.all(listUrls().map(isReady))).toEqual([false, false, false]); // the replica can be read and not written
  await sendToCluster('promote');
  const measureUntil = async (isReached: () => Promise<boolean>): Promise<number> => {
    await waitUntil(isReached, Boolean);
    return Math.round(performance.now() - killedAt);
  };
  const readyMs = await Promise.all(listUrls().map((url) => measureUntil(() => isReady(url))));
  const isServing = (url: string) => outcomes.some(({ servedBy, sentAt }) => servedBy === url && sentAt > killedAt);
  const servingMs = await Promise.all(listUrls().map((url) => measureUntil(() => Promise.resolve(isServing(url)))));
  expect(Math.max(...readyMs, ...servingMs)).toBeLessThan(longestOutageMs);
  await wait(longestOutageMs - (performance.now() - killedAt));
  isOver = true;
  await pendingReservations;

  const [eventCountBefore] = streams.map(({ events }) => events.filter(({ topic }) => topic === 'waitlist').length);
  const changedAt = performance.now();
  await requestApi(`/api/admin/waitlist/${randomUUID()}`, {
    method: 'PUT',
    body: { partySize: 2, hasLeft: false },
    apiUrl: thirdUrl,
    headers,
  });
  const countWaitlistEvents = () =>
    Promise.resolve(streams.map(({ events }) => events.filter(({ topic }) => topic === 'waitlist').length));
  await waitUntil(countWaitlistEvents, (counts) => counts.every((count) => count > (eventCountBefore ?? 0)));
  const liveDelayMs = Math.round(performance.now() - changedAt);
  expect(liveDelayMs).toBeLessThan(1_000);

  expect(new Set(outcomes.map(({ result }) => result))).toEqual(new Set(['201'])); // there is room for all of them
  const rows = await queryDatabase<{ id: string }>(copyUrl, `SELECT id FROM reservations WHERE email LIKE 'guest-%'`);
  expect(rows.map(({ id }) => id).sort()).toEqual(outcomes.map(({ id }) => id).sort());
  const problems = outcomes.flatMap((outcome) => outcome.problems).map(({ status, body }) => `${status} ${body.code}`);
  expect(problems.filter((problem) => !['503 busy', '409 idempotency_in_flight'].includes(problem))).toEqual([]);
  expect(await findViolations(copyUrl)).toEqual([]);
  expect(await fetchStatus(`${thirdUrl}${logoPath}`)).toBe(200); // from the machine that was restarted
  saveProofFigures(
    'F11',
    'Machines that share a replicated PostgreSQL and nothing else are one house, and outlive its primary',
    {
      'machines, each with a data folder of its own': machines.length,
      'promised (201) before the primary was killed, one machine killed and begun anew meanwhile': outcomeCountBefore,
      'promised since, each kept once in the copy that was promoted two seconds later':
        outcomes.length - outcomeCountBefore,
      'answers meanwhile that were no promise, each 503 busy or 409 idempotency_in_flight': problems.length,
      'each machine ready again after (ms)': readyMs.join(', '),
      'each machine reserved again after (ms)': servingMs.join(', '),
      'a change told to the pages of other machines after (ms)': liveDelayMs,
    },
  );
});

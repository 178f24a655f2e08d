import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiProcess, startApi, startApis, stopApis } from '../support/api-process';
import { newEmail, call, reserve } from '../support/call';
import { sendMessage } from '../support/forms';
import { type LiveStream, openLiveStream } from '../support/live-stream';
import { leaveOneTable } from '../support/leave-one-table';
import { nextOpenDates } from '../support/next-open-dates';
import type { StartedApp } from '../support/fixture';
import { keepProof } from '../support/proof-report';
import { signIn, twentyStreamSessions } from '../support/staff-sign-in';
import { sql } from '../support/sql';
import { phoneReservation } from '../support/staff-calls';
import { waitUntil } from '../support/wait-until';
import { changeRequestCalls } from '../support/change-request-calls';

const dates = nextOpenDates(60);
let used = 0;
const freshDate = (): string => dates[(used += 1)] ?? '';

let here: ApiProcess;
let there: ApiProcess;
let headers: { cookie: string };
beforeAll(async () => {
  [here, there] = (await startApis(2)) as [ApiProcess, ApiProcess];
  headers = await signIn(here.url);
});
afterAll(() => stopApis([here, there]));

const enter = (date: string, at = here.url) =>
  call('/api/admin/reservations', { method: 'POST', body: phoneReservation({ date }), headers, at });
const of = (date: string) => (event: { topic: string; date?: string }) =>
  event.topic === 'evening' && event.date === date;
const lateness = (milliseconds: number[], share: number): number =>
  milliseconds.sort((a, b) => a - b)[Math.ceil(milliseconds.length * share) - 1] ?? Number.NaN;

/** Ends the connection on which a process listens, as a restarted database would; it listens again a second later. */
const deafen = (): Promise<unknown> =>
  sql(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'strapec-listener' AND datname = current_database()`);

describe('a stream', () => {
  it('is an open answer that proxies pass on, and says when to come back', async () => {
    const stream = await openLiveStream(here.url, headers);
    await waitUntil(
      () => Promise.resolve(stream.receivedText()),
      (said) => said.includes('retry: 2000'),
    );
    expect([stream.status, stream.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    const others = ['cache-control', 'x-accel-buffering', 'content-encoding'].map((name) => stream.headers.get(name));
    expect(others).toEqual(['no-store', 'no', null]);
    stream.close();
  });

  it('is for staff, and HEAD opens none', async () => {
    expect((await call('/api/admin/live', { at: here.url })).status).toBe(401);
    expect((await call('/api/admin/live', { at: here.url, headers, method: 'HEAD' })).status).toBe(200);
  });

  it('names evenings and topics, and no personal data', async () => {
    const stream = await openLiveStream(there.url, headers);
    const date = freshDate();
    const [lastName, email] = ['Kanárikova', newEmail()];
    const { body } = await reserve({ date, lastName, email }, { at: here.url });
    await stream.waitForEventTime(of(date));
    await stream.waitForEventTime(({ topic, id }) => topic === 'reservation' && id === body.reservation.id);
    const guests = changeRequestCalls(
      () => ({ baseUrl: here.url }) as StartedApp,
      () => headers.cookie,
    );
    const held = await guests.reserveWithLink({ date, lastName });
    await guests.postGuestAction(held, 'late', { version: 1, minutes: 15 }); // which moves nothing
    await guests.postGuestAction(held, 'cancel', { version: 1 });
    await stream.waitForEventTime(({ topic, id }) => topic === 'guest' && id === held.id);
    await sendMessage({ lastName, email }, { at: here.url });
    await stream.waitForEventTime(({ topic }) => topic === 'inbox');
    const [row] = await sql<{ version: string }>(
      'SELECT updated_at::text AS version FROM reservation_capacity_locks WHERE date = $1',
      [date],
    );
    expect(stream.events.filter(of(date)).at(-1)).toEqual({ topic: 'evening', date, version: row?.version });
    const byGuests = stream.events.filter(({ topic }) => topic === 'guest');
    expect(byGuests).toEqual([{ topic: 'guest', date, id: held.id }]);
    expect(stream.receivedText()).not.toMatch(new RegExp(`${lastName}|${email}|@|\\+421`));
    stream.close();
  });

  it('gets no event of a change that was rolled back; control: it gets one of a committed change', async () => {
    const stream = await openLiveStream(there.url, headers);
    const [refused, committed] = [freshDate(), freshDate()];
    await leaveOneTable(refused);
    await stream.waitForEventTime(of(refused)); // the change before
    const before = stream.events.filter(of(refused)).length;
    const full = await reserve({ date: refused, partySize: 4, email: newEmail() }, { at: here.url });
    expect(full.status).toBe(409);
    expect((await enter(committed)).status).toBe(201);
    await stream.waitForEventTime(of(committed));
    expect(stream.events.filter(of(refused))).toHaveLength(before);
    stream.close();
  });
});

describe('proof F9: a change on one process', () => {
  const figures: Record<string, number> = {};

  it('reaches twenty streams of another within a second', async () => {
    const streams = await Promise.all(
      (await twentyStreamSessions(headers)).map((browser) => openLiveStream(there.url, browser)),
    );
    const late: number[] = [];
    for (let round = 0; round < 20; round += 1) {
      const date = freshDate();
      expect((await enter(date)).status).toBe(201);
      const committedAt = performance.now();
      late.push(...(await heardBy(streams, date)).map((at) => at - committedAt));
    }
    streams.forEach((stream) => stream.close());
    figures['streams on the other process'] = streams.length;
    figures['changes heard × streams'] = late.length;
    figures['from the answer to the event, median (ms)'] = Math.round(lateness(late, 0.5));
    figures['from the answer to the event, p95 (ms; allowed: 1,000)'] = Math.round(lateness(late, 0.95));
    expect(lateness(late, 0.95)).toBeLessThan(1_000 * patience);
  });

  it('reaches a stream within six seconds after the connection for notifications broke', async () => {
    const streams = await Promise.all(Array.from({ length: 5 }, () => openLiveStream(there.url, headers)));
    const late: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const date = freshDate();
      await deafen();
      expect((await enter(date)).status).toBe(201);
      const committedAt = performance.now();
      late.push(...(await heardBy(streams, date)).map((at) => at - committedAt));
    }
    streams.forEach((stream) => stream.close());
    figures['with the listening connections ended, slowest (ms; allowed: 6,000)'] = Math.round(lateness(late, 1));
    expect(lateness(late, 1)).toBeLessThan(6_000 * patience);
  });

  it('reaches a stream within six seconds when its notification is lost', async () => {
    const stream = await openLiveStream(there.url, headers);
    const date = freshDate();
    const committedAt = performance.now();
    await sql('INSERT INTO reservation_capacity_locks VALUES ($1, now())', [date]); // as by a process that dies after its commit
    const late = (await stream.waitForEventTime(of(date))) - committedAt;
    stream.close();
    figures['with no notification at all (ms; allowed: 6,000)'] = Math.round(late);
    expect(late).toBeLessThan(6_000 * patience);
    keepProof('F9', 'What changes on one process is heard on the streams of another', figures);
  });
});

describe('a stream ends', () => {
  it('for a seventh of its session and a twenty-first of its person, the oldest first, and not for those of others', async () => {
    const [mine, other] = [await signIn(here.url), await signIn(here.url)];
    const stays = await openLiveStream(here.url, other);
    const streams: LiveStream[] = [];
    const open = async (browser: { cookie: string }) => void streams.push(await openLiveStream(here.url, browser));
    const ended = () => streams.map((stream) => stream.hasEnded()).lastIndexOf(true) + 1;
    for (let count = 0; count < 8; count += 1) await open(mine);
    await waitUntil(() => Promise.resolve(ended()), (count) => count === 2); // prettier-ignore
    expect(streams[0]?.receivedText()).toMatch(/event: room\ndata:\n\n$/);
    for (const browser of await twentyStreamSessions(mine)) if (browser !== mine) await open(browser);
    await waitUntil(() => Promise.resolve(ended()), (count) => count === 3); // prettier-ignore
    expect([streams.filter((stream) => !stream.hasEnded()).length, stays.hasEnded()]).toEqual([20, false]);
    for (const stream of [...streams, stays]) stream.close();
  });

  it('when its staff member signs out, and others stay', async () => {
    const leaving = await signIn(here.url);
    const [ended, stays] = [await openLiveStream(here.url, leaving), await openLiveStream(here.url, headers)];
    await call('/api/auth/logout', { method: 'POST', headers: leaving, at: there.url });
    await waitUntil(
      () => Promise.resolve(ended.hasEnded()),
      (hasEnded) => hasEnded,
    );
    expect(stays.hasEnded()).toBe(false);
    expect((await openLiveStream(here.url, leaving)).status).toBe(401);
    stays.close();
  });

  it('first when the process is stopped, which ends with 0 at once', async () => {
    const api = await startApi();
    const streams = await Promise.all(
      (await twentyStreamSessions(headers)).map((browser) => openLiveStream(api.url, browser)),
    );
    const exited = once(api.child, 'exit') as Promise<[number | null]>;
    const stoppedAt = performance.now();
    api.child.kill('SIGTERM');
    await waitUntil(
      () => Promise.resolve(streams.every((stream) => stream.hasEnded())),
      (allEnded) => allEnded,
    );
    const [code] = await exited;
    expect(code).toBe(0);
    expect(performance.now() - stoppedAt).toBeLessThan(4_000 * patience);
  });

  it('does not bring back how the session stood when it began', async () => {
    const api = await startApi();
    const mine = await signIn(api.url);
    const sid = /s%3A([\w-]+)/.exec(mine.cookie)?.[1] ?? '';
    const seenAt = (at: number) =>
      sql(`UPDATE sessions SET sess = (sess::jsonb || $2)::json WHERE sid = $1`, [sid, JSON.stringify({ seenAt: at })]);
    await seenAt(Date.now() - 600_000); // long enough ago for the stream to note that it is in use
    await openLiveStream(api.url, mine);
    await seenAt(1);
    await api.stop();
    const [row] = await sql<{ sess: { seenAt: number } }>('SELECT sess FROM sessions WHERE sid = $1', [sid]);
    expect(row?.sess.seenAt).toBe(1);
  });
});

it('a process takes a hundred streams, tells the next one to come back, and takes that when one has left', async () => {
  const api = await startApi();
  const people = await Promise.all([1, 2, 3, 4, 5].map(() => signIn(api.url)));
  const browsers = (await Promise.all(people.map(twentyStreamSessions))).flat();
  const streams = await Promise.all(browsers.map((browser) => openLiveStream(api.url, browser)));
  expect(streams.map(({ status }) => status)).toEqual(Array.from({ length: 100 }, () => 200));
  const refused = await call('/api/admin/live', { at: api.url, headers, acceptsBusy: true });
  expect([refused.status, refused.body['code'], refused.headers.get('retry-after')]).toEqual([503, 'busy', '5']);
  streams[0]?.close();
  await waitUntil(
    () => openLiveStream(api.url, headers),
    ({ status }) => status === 200,
  );
  await api.stop();
});

async function heardBy(streams: readonly LiveStream[], date: string): Promise<number[]> {
  return Promise.all(streams.map((stream) => stream.waitForEventTime(of(date))));
}

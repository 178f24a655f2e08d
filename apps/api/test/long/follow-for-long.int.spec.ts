import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type ApiProcess, startApi } from '../support/api-process';
import { call } from '../support/call';
import { openLiveStream } from '../support/live-stream';
import { nextOpenDates } from '../support/next-open-dates';
import { keepProof } from '../support/proof-report';
import { signIn, twentyStreamSessions } from '../support/staff-sign-in';
import { phoneReservation } from '../support/staff-calls';

const streamCount = 100;
const changes = Number(process.env['LIVE_CHANGES'] ?? 1_000);
const rounds = 10;
const megabyte = 1_000_000;
const dates = nextOpenDates(150);

let api: ApiProcess;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

it(
  `proof F10: ${streamCount} streams that hear of ${changes} changes cost no memory`,
  async () => {
    const headers = await signIn(api.url);
    const people = await Promise.all(Array.from({ length: streamCount / 20 }, () => signIn(api.url)));
    const browsers = (await Promise.all(people.map(twentyStreamSessions))).flat();
    const streams = await Promise.all(browsers.map((browser) => openLiveStream(api.url, browser)));
    const memory: number[] = [];
    for (let change = 0; change < changes; change += 1) {
      await enterAndLeave(dates[change % dates.length] ?? '', headers);
      if ((change + 1) % (changes / rounds) === 0) memory.push(await api.measureMemory());
    }
    const heard = streams.map(({ events }) => events.length);
    const [first = 0, last = 0] = [memory[2], memory.at(-1)]; // what is compiled and kept on the way is not lost
    expect(Math.min(...heard)).toBeGreaterThan(changes / 20); // a rush is told of together
    expect(streams.filter((stream) => stream.hasEnded())).toEqual([]);
    expect(last - first).toBeLessThan(3 * megabyte);
    keepProof('F10', 'A hundred streams that hear of a thousand changes cost a process no memory', {
      'streams of one process': streamCount,
      changes,
      'events heard on each stream, at least': Math.min(...heard),
      'memory after three tenths of them (MB)': (first / megabyte).toFixed(1),
      'memory at the end (MB; at most 3 more)': (last / megabyte).toFixed(1),
      'streams that ended': 0,
    });
  },
  20 * 60_000 * patience,
);

/** A party that comes and is sent away leaves the evening with room for the next. */
async function enterAndLeave(date: string, headers: Record<string, string>): Promise<void> {
  const options = { headers, at: api.url };
  const entered = await call<{ id: string }>('/api/admin/reservations', {
    ...options,
    method: 'POST',
    body: phoneReservation({ date }),
  });
  expect(entered.status).toBe(201);
  const path = `/api/reservations/${entered.body.id}/status`;
  const cancelled = await call(path, { ...options, method: 'PUT', body: { status: 'cancelled' } });
  expect(cancelled.status).toBe(200);
}

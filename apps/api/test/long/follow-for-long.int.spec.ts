import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type ApiProcess, startApi } from '../support/api-process';
import { requestApi } from '../support/request-api';
import { openLiveStream } from '../support/live-stream';
import { nextOpenDates } from '../support/next-open-dates';
import { saveProofFigures } from '../support/proof-report';
import { signIn, createTwentyStreamSessions } from '../support/staff-sign-in';
import { buildPhoneReservation } from '../support/staff-calls';

const streamCount = 100;
const changeCount = Number(process.env['LIVE_CHANGES'] ?? 1_000);
const sampleCount = 10;
const bytesPerMegabyte = 1_000_000;
const dates = nextOpenDates(150);

let api: ApiProcess;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

it(
  `proof F10: ${streamCount} live streams and ${changeCount} changes do not grow the memory`,
  async () => {
    const headers = await signIn(api.url);
    const staffSessions = await Promise.all(Array.from({ length: streamCount / 20 }, () => signIn(api.url)));
    const streamSessions = (await Promise.all(staffSessions.map(createTwentyStreamSessions))).flat();
    const streams = await Promise.all(streamSessions.map((session) => openLiveStream(api.url, session)));
    const memoryBytes: number[] = [];
    for (let changeIndex = 0; changeIndex < changeCount; changeIndex += 1) {
      await enterAndCancelReservation(dates[changeIndex % dates.length] ?? '', headers);
      if ((changeIndex + 1) % (changeCount / sampleCount) === 0) memoryBytes.push(await api.measureMemoryBytes());
    }
    const eventCounts = streams.map(({ events }) => events.length);
    const [earlyBytes = 0, lastBytes = 0] = [memoryBytes[2], memoryBytes.at(-1)]; // compiled code and caches grow at first
    expect(Math.min(...eventCounts)).toBeGreaterThan(changeCount / 20); // several changes may share one event
    expect(streams.filter((stream) => stream.hasEnded())).toEqual([]);
    expect(lastBytes - earlyBytes).toBeLessThan(3 * bytesPerMegabyte);
    saveProofFigures('F10', 'A hundred streams that hear of a thousand changes cost a process no memory', {
      'streams of one process': streamCount,
      changes: changeCount,
      'events heard on each stream, at least': Math.min(...eventCounts),
      'memory after three tenths of them (MB)': (earlyBytes / bytesPerMegabyte).toFixed(1),
      'memory at the end (MB; at most 3 more)': (lastBytes / bytesPerMegabyte).toFixed(1),
      'streams that ended': 0,
    });
  },
  20 * 60_000 * timeLimitFactor,
);

/** Cancels each reservation, so that the evening has room for the next. */
async function enterAndCancelReservation(date: string, headers: Record<string, string>): Promise<void> {
  const staffOptions = { headers, apiUrl: api.url };
  const enterResponse = await requestApi<{ id: string }>('/api/admin/reservations', {
    ...staffOptions,
    method: 'POST',
    body: buildPhoneReservation({ date }),
  });
  expect(enterResponse.status).toBe(201);
  const statusPath = `/api/reservations/${enterResponse.body.id}/status`;
  const cancelResponse = await requestApi(statusPath, {
    ...staffOptions,
    method: 'PUT',
    body: { status: 'cancelled' },
  });
  expect(cancelResponse.status).toBe(200);
}

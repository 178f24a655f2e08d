import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type ApiProcess, startApi } from '../support/api-process';
import { newEmail, requestApi, postReservation } from '../support/request-api';
import { sendContactMessage } from '../support/form-calls';
import { nextOpenDates } from '../support/next-open-dates';
import { findViolations } from '../support/capacity-oracle';
import { saveProofFigures } from '../support/proof-report';
import { seededRandom } from '../support/seeded-random';

/** `SOAK_MINUTES=30` is the full proof. */
const soakMinutes = Number(process.env['SOAK_MINUTES'] ?? 4);
const requestsPerSecond = 30;
const warmUpMinutes = soakMinutes / 3;
const bytesPerMegabyte = 1_000_000;

const dates = nextOpenDates(190);
const random = seededRandom(20261121);
const pickOne = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;

let api: ApiProcess;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

/** Sends one of the guests' requests, about as often as on an evening. */
function sendRandomRequest(): Promise<{ status: number }> {
  const chance = random();
  const options = { apiUrl: api.url };
  if (chance < 0.5)
    return requestApi(`/api/reservations/availability/${pickOne(dates)}/${pickOne([2, 4, 6])}/2`, options);
  if (chance < 0.7) return requestApi(pickOne(['/', '/?lang=en', '/nowhere']), options);
  if (chance < 0.85) return requestApi(pickOne(['/api/site', '/api/events', '/api/health/ready']), options);
  if (chance < 0.95)
    return postReservation(
      { date: pickOne(dates), time: pickOne(['16:00', '18:30', '21:00']), email: newEmail() },
      options,
    );
  return sendContactMessage({}, options);
}

/** Slope by least squares. */
function megabytesPerMinute(samples: readonly { minute: number; bytes: number }[]): number {
  const meanOf = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const meanMinute = meanOf(samples.map(({ minute }) => minute));
  const meanBytes = meanOf(samples.map(({ bytes }) => bytes));
  const productSum = samples.reduce((sum, { minute, bytes }) => sum + (minute - meanMinute) * (bytes - meanBytes), 0);
  return productSum / samples.reduce((sum, { minute }) => sum + (minute - meanMinute) ** 2, 0) / bytesPerMegabyte;
}

it(
  `proof F7: ${soakMinutes} minutes at ${requestsPerSecond} requests a second do not grow the memory`,
  async () => {
    const startedAt = performance.now();
    const samples: { minute: number; bytes: number }[] = [];
    const countByStatus = new Map<number, number>();
    const openRequests = new Set<Promise<void>>();
    let requestCount = 0;
    for (let minute = 0; minute < soakMinutes; minute = (performance.now() - startedAt) / 60_000) {
      // as many as are due by now: a busy machine catches up with at most 50 open requests
      while (requestCount < minute * 60 * requestsPerSecond && openRequests.size < 50) {
        requestCount += 1;
        const request: Promise<void> = sendRandomRequest()
          .then(({ status }) => void countByStatus.set(status, (countByStatus.get(status) ?? 0) + 1))
          .finally(() => openRequests.delete(request));
        openRequests.add(request);
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
      const isSampleDue = minute > warmUpMinutes && minute - (samples.at(-1)?.minute ?? 0) > soakMinutes / 40;
      if (isSampleDue) samples.push({ minute, bytes: await api.measureMemoryBytes() });
    }
    await Promise.all(openRequests);

    const slope = megabytesPerMinute(samples);
    expect([...countByStatus.keys()].filter((status) => status >= 500)).toEqual([]);
    expect(await findViolations(databaseUrl)).toEqual([]);
    expect(api.child.exitCode).toBeNull(); // an unhandled rejection would have ended it
    expect([slope, slope < 1]).toEqual([slope, true]);
    saveProofFigures('F7', 'Under steady load the memory that a process needs does not grow', {
      'minutes (SOAK_MINUTES=30 for the full soak)': soakMinutes,
      'requests asked': requestCount,
      'answers of 5xx': 0,
      'memory after warm-up, heap and buffers after a collection (MB)': (samples[0]?.bytes ?? 0) / bytesPerMegabyte,
      'memory at the end (MB)': (samples.at(-1)?.bytes ?? 0) / bytesPerMegabyte,
      'slope (MB a minute; allowed: 1)': slope.toFixed(3),
      'rejections that nobody handles': 0,
    });
  },
  (soakMinutes + 5) * 60_000 * timeLimitFactor,
);

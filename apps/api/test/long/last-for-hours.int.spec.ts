import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type ApiProcess, startApi } from '../support/api-process';
import { newEmail, call, reserve } from '../support/call';
import { sendMessage } from '../support/forms';
import { nextOpenDates } from '../support/next-open-dates';
import { findViolations } from '../support/oracle';
import { keepProof } from '../support/proof-report';
import { seededRandom } from '../support/seeded-random';

/** The short mode is for every day; `SOAK_MINUTES=30` is the proof in full. */
const minutes = Number(process.env['SOAK_MINUTES'] ?? 4);
const perSecond = 30;
const warmUp = minutes / 3;
const megabyte = 1_000_000;

const dates = nextOpenDates(190);
const random = seededRandom(20261121);
const any = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;

let api: ApiProcess;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

/** What guests do, in about the proportions of an evening. */
function someCall(): Promise<{ status: number }> {
  const chance = random();
  const at = api.url;
  if (chance < 0.5) return call(`/api/reservations/availability/${any(dates)}/${any([2, 4, 6])}/2`, { at });
  if (chance < 0.7) return call(any(['/', '/?lang=en', '/nowhere']), { at });
  if (chance < 0.85) return call(any(['/api/site', '/api/events', '/api/health/ready']), { at });
  if (chance < 0.95)
    return reserve({ date: any(dates), time: any(['16:00', '18:30', '21:00']), email: newEmail() }, { at });
  return sendMessage({}, { at });
}

/** Megabytes a minute, by least squares. */
function slopeOf(samples: readonly { minute: number; bytes: number }[]): number {
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(samples.map(({ minute }) => minute));
  const y = mean(samples.map(({ bytes }) => bytes));
  const above = samples.reduce((sum, { minute, bytes }) => sum + (minute - x) * (bytes - y), 0);
  return above / samples.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0) / megabyte;
}

it(
  `proof F7: ${minutes} minutes at ${perSecond} requests a second cost no memory`,
  async () => {
    const began = performance.now();
    const samples: { minute: number; bytes: number }[] = [];
    const statuses = new Map<number, number>();
    const open = new Set<Promise<void>>();
    let asked = 0;
    for (let minute = 0; minute < minutes; minute = (performance.now() - began) / 60_000) {
      // as many as are due by now: a machine that is busy elsewhere catches up, but never has more than a few open
      while (asked < minute * 60 * perSecond && open.size < 50) {
        asked += 1;
        const one: Promise<void> = someCall()
          .then(({ status }) => void statuses.set(status, (statuses.get(status) ?? 0) + 1))
          .finally(() => open.delete(one));
        open.add(one);
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
      const isDue = minute > warmUp && minute - (samples.at(-1)?.minute ?? 0) > minutes / 40;
      if (isDue) samples.push({ minute, bytes: await api.measureMemory() });
    }
    await Promise.all(open);

    const slope = slopeOf(samples);
    expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
    expect(await findViolations(databaseUrl)).toEqual([]);
    expect(api.child.exitCode).toBeNull(); // a rejection that nobody handles would have ended it
    expect([slope, slope < 1]).toEqual([slope, true]);
    keepProof('F7', 'Under steady load the memory that a process needs does not grow', {
      'minutes (SOAK_MINUTES=30 for the full soak)': minutes,
      'requests asked': asked,
      'answers of 5xx': 0,
      'memory after warm-up, heap and buffers after a collection (MB)': (samples[0]?.bytes ?? 0) / megabyte,
      'memory at the end (MB)': (samples.at(-1)?.bytes ?? 0) / megabyte,
      'slope (MB a minute; allowed: 1)': slope.toFixed(3),
      'rejections that nobody handles': 0,
    });
  },
  (minutes + 5) * 60_000 * patience,
);

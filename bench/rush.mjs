import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { availabilityPathOf, buildReservationRequest } from './guest-requests.mjs';

const rushSeconds = 5;
const partySizes = [2, 2, 2, 3, 4, 4, 6];

/** Many guests want the same evening within five seconds: each looks at it, then reserves; others read the home page meanwhile. */
export async function measureRush({ url, evenings }, { isQuick }) {
  const guestCount = isQuick ? 200 : 2_000;
  const date = evenings.rushDates.pop();
  const homePageTimer = new Worker(new URL('home-page-timer.mjs', import.meta.url), { workerData: `${url}/` });
  const startedAt = performance.now();
  const outcomes = await Promise.all(
    Array.from({ length: guestCount }, async (_, guestIndex) => {
      await pause((rushSeconds * 1_000 * guestIndex) / guestCount);
      return readAvailabilityAndReserve({ url, date, guestIndex });
    }),
  );
  const seconds = (performance.now() - startedAt) / 1_000;
  homePageTimer.postMessage('end');
  const [pageTimesMs] = await once(homePageTimer, 'message');
  const reservedCount = outcomes.filter(({ status }) => status === 201).length;
  const timesMs = outcomes.map(({ elapsedMs }) => elapsedMs);
  return {
    [`Rush of ${guestCount} guests, of whom ${reservedCount} reserve`]: { timesMs, seconds },
    'Home page during the rush': { timesMs: pageTimesMs, seconds },
  };
}

/** Reserves one of the offered start times; a time that is no longer free has to be refused with 409. */
async function readAvailabilityAndReserve({ url, date, guestIndex }) {
  const partySize = partySizes[guestIndex % partySizes.length];
  const availability = await sendUntilServed(url, { path: availabilityPathOf(date, partySize) });
  const { availableSlots } = JSON.parse(availability.text);
  const time = availableSlots[guestIndex % availableSlots.length] ?? '19:00';
  const request = buildReservationRequest({ date, coupleIndex: 0, partySize, time, duration: 2 });
  const { status, text, elapsedMs } = await sendUntilServed(url, request);
  if (![201, 409].includes(status)) throw new Error(`a guest is answered ${status}: ${text}`);
  return { status, elapsedMs: availability.elapsedMs + elapsedMs };
}

async function sendUntilServed(url, { path, ...options }) {
  const startedAt = performance.now();
  for (;;) {
    const response = await fetch(url + path, options);
    const text = await response.text();
    if (response.status !== 503) return { status: response.status, text, elapsedMs: performance.now() - startedAt };
    await pause(200); // a guest who is asked to try again does
  }
}

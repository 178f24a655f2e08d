import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { availabilityPath, reservation } from './guests.mjs';

const rushSeconds = 5;
const sizes = [2, 2, 2, 3, 4, 4, 6];

/** Many guests want the same evening within five seconds: each looks at it, then reserves; others read the home page meanwhile. */
export async function measureRush({ url, evenings }, { isQuick }) {
  const guests = isQuick ? 200 : 2_000;
  const date = evenings.rush.pop();
  const pageWatcher = new Worker(new URL('watch.mjs', import.meta.url), { workerData: `${url}/` });
  const begin = performance.now();
  const answers = await Promise.all(
    Array.from({ length: guests }, async (_, guest) => {
      await pause((rushSeconds * 1_000 * guest) / guests);
      return lookAndReserve({ url, date, guest });
    }),
  );
  const seconds = (performance.now() - begin) / 1_000;
  pageWatcher.postMessage('end');
  const [pageTimes] = await once(pageWatcher, 'message');
  const reserved = answers.filter(({ status }) => status === 201).length;
  return {
    [`Rush of ${guests} guests, of whom ${reserved} reserve`]: { times: answers.map(({ ms }) => ms), seconds },
    'Home page during the rush': { times: pageTimes, seconds },
  };
}

/** Takes a start that is offered; one that is no longer free has to be refused with 409. */
async function lookAndReserve({ url, date, guest }) {
  const partySize = sizes[guest % sizes.length];
  const availability = await sendUntilServed(url, { path: availabilityPath(date, partySize) });
  const { availableSlots } = JSON.parse(availability.text);
  const time = availableSlots[guest % availableSlots.length] ?? '19:00';
  const answer = await sendUntilServed(url, reservation({ date, turn: 0, partySize, time, duration: 2 }));
  if (![201, 409].includes(answer.status)) throw new Error(`a guest is answered ${answer.status}: ${answer.text}`);
  return { status: answer.status, ms: availability.ms + answer.ms };
}

async function sendUntilServed(url, { path, ...options }) {
  const begin = performance.now();
  for (;;) {
    const response = await fetch(url + path, options);
    const text = await response.text();
    if (response.status !== 503) return { status: response.status, text, ms: performance.now() - begin };
    await pause(200); // a guest who is asked to try again does
  }
}

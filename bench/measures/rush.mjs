import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { evenings, reservationBy } from '../guests.mjs';
import { startServer } from '../servers.mjs';

const rushSeconds = 5;

/**
 * A rush as guests feel it: so many want the same evening within five seconds, each looks at it and then reserves, while
 * others read the page and ask about other evenings. Beside it the same rush on bare Node, which only writes.
 */
export async function measureRush({ strapec, databaseUrl, databasePid, isQuick }) {
  const guests = isQuick ? 200 : 2_000;
  const bare = await startServer('bench/limits/reserve-server.mjs', { DATABASE_URL: databaseUrl }, { databasePid });
  const others = evenings.full.slice(0, 20).map((date) => `${strapec.url}${question(date)}`);
  try {
    return [
      await rush('bare Node + pg, which only writes', guests, writingTo(`${bare.url}/hot`)),
      await rush('Strapec (target: the last ≤ 10 s)', guests, reservingAt(strapec.url, evenings.rush[0]), {
        page: [`${strapec.url}/`],
        others,
      }),
    ];
  } finally {
    await bare.stop();
  }
}

const question = (date, party = 2, duration = 2) => `/api/reservations/availability/${date}/${party}/${duration}`;

const writingTo = (url) => async () => [await ask(url, { method: 'POST', body: '{}' })];

/** A guest looks at the evening and reserves a start that is offered, or is told what is free instead. */
function reservingAt(url, date) {
  const sizes = [2, 2, 2, 3, 4, 4, 6];
  const { setupRequest, ...request } = reservationBy(() => ({ date, time: '19:00', duration: 2 }));
  return async (guest) => {
    const partySize = sizes[guest % sizes.length];
    const looked = await ask(`${url}${question(date, partySize)}`);
    const { availableSlots = [] } = looked.status === 200 ? JSON.parse(looked.text) : {};
    const time = availableSlots[guest % availableSlots.length] ?? '19:00';
    const { headers, body } = setupRequest(request);
    const wish = { ...JSON.parse(body), partySize, time };
    return [looked, await ask(`${url}/api/reservations`, { method: 'POST', headers, body: JSON.stringify(wish) })];
  };
}

async function rush(name, guests, act, watched = {}) {
  const watching = Object.entries(watched).map(([what, urls]) => [what, watch(urls)]);
  const told = await Promise.all(
    Array.from({ length: guests }, async (_, guest) => {
      await pause((rushSeconds * 1_000 * guest) / guests);
      return act(guest);
    }),
  );
  for (const { status, text } of told.flat())
    if (![200, 201, 409].includes(status)) console.error(status, text.slice(0, 200));
  const waits = told.map((answers) => answers.reduce((sum, { ms }) => sum + ms, 0)).sort((a, b) => a - b);
  const last = told.map((answers) => answers.at(-1).status);
  const beside = Object.fromEntries(await Promise.all(watching.map(async ([what, { end }]) => [what, await end()])));
  return {
    '': name,
    guests,
    reserved: last.filter((status) => status === 201).length,
    'told that it is full': last.filter((status) => status === 409).length,
    errors: told.flat().filter(({ status }) => ![200, 201, 409].includes(status)).length,
    'p50 ms': waits[Math.floor(guests / 2)],
    'last ms': waits.at(-1),
    'page p95 ms (≤ 200)': beside.page,
    'other evenings p95 ms (≤ 200)': beside.others,
  };
}

/** Somebody who has nothing to do with the rush asks on and on; `end` answers with the 95th percentile. */
function watch(urls) {
  const watcher = new Worker(new URL('../watch.mjs', import.meta.url), { workerData: { urls } });
  const told = new Promise((resolve, reject) => watcher.once('message', resolve).once('error', reject));
  return {
    end: () => {
      watcher.postMessage('end');
      return told;
    },
  };
}

/** Each guest has a connection of their own, as guests do. */
function ask(url, { method = 'GET', headers = {}, body } = {}) {
  const begin = performance.now();
  return new Promise((resolve) => {
    const request = http.request(url, { method, headers, agent: false }, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () => {
        const ms = performance.now() - begin;
        resolve({ status: response.statusCode, text: Buffer.concat(parts).toString(), ms });
      });
    });
    request.on('error', (error) => resolve({ status: 0, text: String(error), ms: performance.now() - begin }));
    request.end(body);
  });
}

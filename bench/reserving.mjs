import { spawnSync } from 'node:child_process';
import { at } from '../scripts/lib/workspace.mjs';
import { aCouple, openDates } from './guests.mjs';
import { startServer } from './house.mjs';
import { compare } from './load.mjs';
import { median } from './table.mjs';

const hours = 8;
const perRound = 1_000; // eight couples at eight hours on some two hundred dates: there is room for 13,000

/** Reservations spread over dates: bare Node + pg with the same statements, the house, and pgbench where there is one. */
export async function measureReserving({ house, databaseUrl, rounds }) {
  const bare = await startServer(at('bench/limits/reserve-server.mjs'), { DATABASE_URL: databaseUrl });
  try {
    const headers = { 'content-type': 'application/json' };
    const rows = await compare(
      [
        {
          name: 'bare Node + pg, the same statements',
          url: bare.url,
          pid: bare.pid,
          requests: [{ method: 'POST', headers, body: '{}' }],
        },
        { name: 'the house (target ≥ 0.7)', url: house.url, pid: house.pid, requests: [reservationRequest(headers)] },
      ].map((contestant) => ({ ...contestant, request: { amount: perRound } })),
      { rounds },
    );
    return [...rows, ...pgbenchRow(databaseUrl, rounds, rows[0]['per second'])];
  } finally {
    await bare.stop();
  }
}

function reservationRequest(headers) {
  const dates = openDates().slice(1); // the first evening is full: availability was measured on it
  let count = 0;
  const setupRequest = (request) => {
    const visit = count;
    count += 1;
    const time = `${16 + (Math.floor(visit / dates.length) % hours)}:00`;
    return { ...request, body: JSON.stringify(aCouple({ date: dates[visit % dates.length], time, duration: 1 })) };
  };
  return { method: 'POST', path: '/api/reservations', headers, setupRequest };
}

function pgbenchRow(databaseUrl, rounds, limit) {
  const file = at('bench/limits/reserve.pgbench.sql');
  const run = () =>
    spawnSync('pgbench', ['-n', '-M', 'prepared', '-c', '16', '-T', '3', '-f', file, databaseUrl], {
      encoding: 'utf8',
    });
  const results = Array.from({ length: rounds }, run);
  const rates = results.map(({ stdout }) => Number(/tps = ([\d.]+)/.exec(stdout ?? '')?.[1]));
  if (rates.some(Number.isNaN)) {
    console.log('\npgbench is not there, or does not get on with this PostgreSQL: its row is left out.');
    return [];
  }
  const perSecond = median(rates);
  return [{ '': 'pgbench, the same transaction', 'per second': perSecond, 'of the limit': perSecond / limit }];
}

import { evenings, oneAfterTheOther, reservationBy, spreadOver } from '../guests.mjs';
import { pgbenchIfThere } from '../limits/pgbench.mjs';
import { compare, server } from '../load.mjs';
import { startServer } from '../servers.mjs';

/** Reservations spread over dates, their mails queued: the database alone, bare Node, and Strapec, with the same statements. */
export async function measureReserving({ strapec, databaseUrl, databasePid, folder, rounds, isQuick }) {
  const bare = await startServer('bench/limits/reserve-server.mjs', { DATABASE_URL: databaseUrl }, { databasePid });
  const amount = isQuick ? 300 : 1_000;
  const contestants = [
    bareServer(bare, '/spread', amount),
    reservingStrapec('Strapec (target ≥ 0.7, ≤ 2.5 ms)', strapec, { amount, nextVisit: spreadOver(evenings.spread) }),
    ...(await pgbenchIfThere('spread', { databaseUrl, processorTime: bare.processorTime, folder, seconds: 3 })),
  ];
  return compare(contestants, { rounds }).finally(bare.stop);
}

/** A rush on one evening after the other: everybody waits for the same lock. */
export async function measureHotEvening({ strapec, databaseUrl, databasePid, folder, rounds, isQuick }) {
  const bare = await startServer('bench/limits/reserve-server.mjs', { DATABASE_URL: databaseUrl }, { databasePid });
  const amount = isQuick ? 192 : 640;
  const contestants = [
    bareServer(bare, '/hot', amount),
    reservingStrapec('Strapec (target ≥ 0.6 of pgbench)', strapec, {
      amount,
      nextVisit: oneAfterTheOther(evenings.hot),
    }),
    ...(await pgbenchIfThere('rush', { databaseUrl, processorTime: bare.processorTime, folder, seconds: 3 })),
  ];
  return compare(contestants, { rounds }).finally(bare.stop);
}

/** Guests who ask for an evening that is full: refused before the lock, with alternatives. */
export async function measureFullEvening({ strapec, rounds, seconds }) {
  const [date] = evenings.full;
  const nextVisit = () => ({ date, time: '18:00', duration: 4, partySize: 12 });
  const load = { requests: [reservationBy(nextVisit)], duration: seconds, accepts: [409] };
  return compare([server('Strapec, refusing', strapec, load)], { rounds });
}

const bareServer = (bare, path, amount) =>
  server(
    'bare Node + pg, the same statements',
    { ...bare, url: bare.url + path },
    { method: 'POST', body: '{}', amount, accepts: [201] },
  );

export const reservingStrapec = (name, strapec, { amount, nextVisit, ...options }) =>
  server(name, strapec, { requests: [reservationBy(nextVisit)], amount, accepts: [201], ...options });

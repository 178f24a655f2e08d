import autocannon from 'autocannon';
import { evenings, oneAfterTheOther, reservationBy } from '../guests.mjs';
import { compare, server } from '../load.mjs';
import { readServer } from '../readers.mjs';
import { sql, startServer } from '../servers.mjs';

export const visits = 60;
const parties = 12;
const durations = 4;

const question = (date, party = 2, duration = 2) => `/api/reservations/availability/${date}/${party}/${duration}`;

/** Sixty visits on each evening that the questions are about. */
export async function fillEvenings(strapec, dates) {
  const nextVisit = oneAfterTheOther(dates);
  const next = () => {
    const visit = nextVisit();
    for (let left = 64 - visits; left > 0 && isLastOfEvening(visit); left -= 1) nextVisit();
    return visit;
  };
  let count = 0;
  const isLastOfEvening = () => {
    count += 1;
    return count % visits === 0;
  };
  const request = reservationBy(next);
  const { non2xx } = await autocannon({
    url: strapec.url,
    connections: 8,
    amount: dates.length * visits,
    requests: [request],
  });
  if (non2xx > 0) throw new Error(`${non2xx} visits found no table`);
}

/** An evening with 60 visits that has not changed since the last answer. */
export async function measureUnchangedEvening({ strapec, databaseUrl, databasePid, rounds, seconds }) {
  const [date] = evenings.full;
  const url = strapec.url + question(date);
  const body = Buffer.from(await (await fetch(url)).text()).toString('base64');
  const bytes = await startServer('bench/limits/static-server.mjs', { BODY: body, TYPE: 'application/json' });
  const nest = await startServer('bench/limits/nest-server.mjs', { BODY: body });
  const query = await startQueryServer({ databaseUrl, dates: [date], databasePid });
  const load = { seconds };
  const contestants = [
    readServer('bare Node, the same bytes', bytes, load),
    readServer('Nest with an empty handler', nest, load),
    readServer('bare Node + pg, reading the evening', query, load),
    readServer('Strapec (target ≥ 0.4, ≤ 0.25 ms)', { ...strapec, url }, load),
  ];
  return compare(contestants, { rounds }).finally(() => Promise.all([bytes, nest, query].map((one) => one.stop())));
}

/** Evenings with 60 visits that have just changed: every answer is worked out anew. */
export async function measureChangedEvenings({ strapec, databaseUrl, databasePid, rounds, isQuick }) {
  const dates = evenings.full.slice(0, isQuick ? 10 : 40);
  const query = await startQueryServer({ databaseUrl, dates, databasePid });
  const asked = changedEvenings('Strapec (target ≥ 0.4, ≤ 1.0 ms)', strapec, { databaseUrl, dates });
  const bare = server('bare Node + pg, reading the evening', query, { amount: asked.amount });
  return compare([bare, asked], { rounds }).finally(query.stop);
}

/** Every question about evenings that have just changed, as a contestant. */
export function changedEvenings(name, strapec, { databaseUrl, dates }) {
  const questions = dates.flatMap((date) =>
    every(parties).flatMap((party) => every(durations).map((duration) => question(date, party, duration))),
  );
  const amount = questions.length;
  const asked = server(name, strapec, { amount, requests: [oneByOne(questions)] });
  const run = async () => {
    await touchEvenings(databaseUrl, dates);
    return asked.run();
  };
  return { ...asked, amount, run };
}

const every = (count) => Array.from({ length: count }, (_, index) => index + 1);

/** The version of the evenings moves on, as if somebody had reserved. */
const touchEvenings = (databaseUrl, dates) =>
  sql(
    databaseUrl,
    `UPDATE reservation_capacity_locks SET updated_at = updated_at + interval '1 millisecond' WHERE date = ANY ($1)`,
    [dates],
  );

function oneByOne(paths) {
  let count = 0;
  return { setupRequest: (request) => ({ ...request, path: paths[count++ % paths.length] }) };
}

const startQueryServer = ({ databaseUrl, dates, databasePid }) =>
  startServer(
    'bench/limits/evening-server.mjs',
    { DATABASE_URL: databaseUrl, DATES: dates.join(' ') },
    { databasePid },
  );

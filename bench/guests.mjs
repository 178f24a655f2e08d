// The reservations and questions of guests, and a database that has a past.
import { randomUUID } from 'node:crypto';
import { load } from './load.mjs';

const hours = 8;
const couplesAtOnce = 8; // as many tables
const visits = 56; // on an evening that questions are about: room is left for some more
const pastVisits = 50_000;

/** Sets evenings apart, each for one purpose; fills some of them, and the years before today. */
export async function prepareEvenings(site, { isQuick }) {
  const dates = await openDates(site.url);
  const full = dates.splice(0, isQuick ? 10 : 40);
  const rush = dates.splice(0, 10);
  let count = 0;
  const nextVisit = () => {
    const visit = { date: full[Math.floor(count / visits)], turn: count % visits };
    count += 1;
    return reservation(visit);
  };
  await load(site.url, nextVisit, { amount: full.length * visits, connections: 8 });
  await insertPastVisits(site);
  return { full, rush, spread: dates, used: 0 };
}

/** Evenings of the next months that are open and empty; `from` a week ahead. */
async function openDates(url) {
  const dates = [];
  for (let month = 0; month < 11; month += 1) {
    const [from, to] = [7, 36].map((day) => new Date(Date.now() + (30 * month + day) * 86_400_000));
    const range = `from=${from.toISOString().slice(0, 10)}&to=${to.toISOString().slice(0, 10)}`;
    const answer = await fetch(`${url}/api/reservations/availability?${range}&partySize=12&duration=1`);
    const isEmpty = ({ availableSlots: free }) =>
      Array.from({ length: hours }, (_, hour) => `${16 + hour}:00`).every((time) => free.includes(time));
    dates.push(...(await answer.json()).filter(isEmpty).map(({ date }) => date));
  }
  return dates;
}

/** A couple that has never been here, for an hour; `turn` counts the couples of an evening. */
export function reservation({ date, turn, ...more }) {
  const id = randomUUID();
  const visit = { date, time: `${16 + (turn % hours)}:00`, duration: 1, partySize: 2, ...more };
  const body = JSON.stringify({
    ...{ firstName: 'Zuzana', lastName: 'Kováčová', email: `${id}@example.com`, phone: '+421 905 123 456' },
    ...{ preferredLanguage: 'sk', captchaToken: 'development-captcha-token', ...visit },
  });
  const headers = { 'content-type': 'application/json', 'idempotency-key': id };
  return { method: 'POST', path: '/api/reservations', headers, body };
}

/** One reservation after the other, spread over the evenings that are left for this. */
export function nextSpreadReservation({ evenings }) {
  const { spread, used } = evenings;
  evenings.used += 1;
  const turn = Math.floor(used / spread.length);
  if (turn >= hours * couplesAtOnce) throw new Error('no table is left to measure with');
  return reservation({ date: spread[used % spread.length], turn });
}

/** One more couple on each full evening: what is known of it has to be worked out anew. */
export function touchEvenings({ url, evenings: { full } }, round) {
  const remainingDates = [...full];
  return load(url, () => reservation({ date: remainingDates.pop(), turn: visits + round }), {
    amount: full.length,
    connections: 8,
  });
}

/** Every question about the full evenings: parties of up to 12, for up to 4 hours. */
export function availabilityPaths({ evenings: { full } }) {
  const countTo = (count) => Array.from({ length: count }, (_, index) => index + 1);
  return full.flatMap((date) =>
    countTo(12).flatMap((party) => countTo(4).map((long) => availabilityPath(date, party, long))),
  );
}

export const availabilityPath = (date, party = 2, duration = 2) =>
  `/api/reservations/availability/${date}/${party}/${duration}`;

async function insertPastVisits({ sql }) {
  const names = (list) => `(ARRAY['${list.replaceAll(' ', "', '")}'])`;
  await sql(
    `INSERT INTO reservations (id, first_name, last_name, email, phone, phone_e164, date, start_minute, minutes, party_size, status,
       table_type, preferred_language, source, created_at, updated_at)
     SELECT gen_random_uuid(), ${names('Zuzana Ján Mária Peter Ľubomír Šimon Žofia')}[1 + visit % 7],
       ${names('Horváth Varga Tóth Nagy Baláž Szabó Molnár Novák Šimko')}[1 + visit % 9], 'past' || visit || '@example.com',
       '+421 9' || lpad(visit::text, 8, '0'), '+4219' || lpad(visit::text, 8, '0'), (current_date - 1 - visit / 48)::text,
       960 + 30 * (visit % 14), 120, 2, CASE WHEN visit % 8 = 0 THEN 'cancelled' ELSE 'completed' END,
       'table_2', 'sk', 'website', now(), now()
     FROM generate_series(1, $1::int) AS visit`,
    [pastVisits],
  );
  await sql('VACUUM (ANALYZE)');
  await sql('CHECKPOINT'); // what was filled in is not written down at the cost of what is measured
}

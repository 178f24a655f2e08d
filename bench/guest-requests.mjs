// Requests of guests for reservations and availability, and past visits in the database.
import { randomUUID } from 'node:crypto';
import { sendLoad } from './send-load.mjs';

const startTimeCount = 8;
const couplesPerStart = 8; // as many tables
const visitsPerDate = 56; // on a full evening; room is left for some more
const pastVisitCount = 50_000;

/** Picks dates for each purpose; fills the full ones, and the years before today. */
export async function prepareEvenings(site, { isQuick }) {
  const emptyDates = await listEmptyDates(site.url);
  const fullDates = emptyDates.splice(0, isQuick ? 10 : 40);
  const rushDates = emptyDates.splice(0, 10);
  let visitCount = 0;
  const nextRequest = () => {
    const visit = { date: fullDates[Math.floor(visitCount / visitsPerDate)], coupleIndex: visitCount % visitsPerDate };
    visitCount += 1;
    return buildReservationRequest(visit);
  };
  await sendLoad(site.url, nextRequest, { requestCount: fullDates.length * visitsPerDate, connectionCount: 8 });
  await insertPastVisits(site);
  return { fullDates, rushDates, spreadDates: emptyDates, usedCount: 0 };
}

/** Evenings of the next months that are open and empty; `from` a week ahead. */
async function listEmptyDates(url) {
  const dates = [];
  for (let month = 0; month < 11; month += 1) {
    const [from, to] = [7, 36].map((day) => new Date(Date.now() + (30 * month + day) * 86_400_000));
    const range = `from=${from.toISOString().slice(0, 10)}&to=${to.toISOString().slice(0, 10)}`;
    const response = await fetch(`${url}/api/reservations/availability?${range}&partySize=12&duration=1`);
    const isEmpty = ({ availableSlots: startTimes }) =>
      Array.from({ length: startTimeCount }, (_, hour) => `${16 + hour}:00`).every((time) => startTimes.includes(time));
    dates.push(...(await response.json()).filter(isEmpty).map(({ date }) => date));
  }
  return dates;
}

/** A couple that has never been here, for an hour; `coupleIndex` counts the couples of an evening. */
export function buildReservationRequest({ date, coupleIndex, ...otherFields }) {
  const id = randomUUID();
  const visit = { date, time: `${16 + (coupleIndex % startTimeCount)}:00`, duration: 1, partySize: 2, ...otherFields };
  const body = JSON.stringify({
    ...{ firstName: 'Zuzana', lastName: 'Kováčová', email: `${id}@example.com`, phone: '+421 905 123 456' },
    ...{ preferredLanguage: 'sk', captchaToken: 'development-captcha-token', ...visit },
  });
  const headers = { 'content-type': 'application/json', 'idempotency-key': id };
  return { method: 'POST', path: '/api/reservations', headers, body };
}

/** Each reservation is on another of the dates that are left for this, in turn. */
export function buildSpreadRequest({ evenings }) {
  const { spreadDates, usedCount } = evenings;
  evenings.usedCount += 1;
  const coupleIndex = Math.floor(usedCount / spreadDates.length);
  if (coupleIndex >= startTimeCount * couplesPerStart) throw new Error('no table is left to measure with');
  return buildReservationRequest({ date: spreadDates[usedCount % spreadDates.length], coupleIndex });
}

/** Adds a couple on each full date, so that its availability is computed again. */
export function changeFullDates({ url, evenings: { fullDates } }, round) {
  const remainingDates = [...fullDates];
  const nextRequest = () => buildReservationRequest({ date: remainingDates.pop(), coupleIndex: visitsPerDate + round });
  return sendLoad(url, nextRequest, { requestCount: fullDates.length, connectionCount: 8 });
}

/** All availability requests for the full dates: parties of up to 12, for up to 4 hours. */
export function listAvailabilityPaths({ evenings: { fullDates } }) {
  const numbersTo = (count) => Array.from({ length: count }, (_, index) => index + 1);
  return fullDates.flatMap((date) =>
    numbersTo(12).flatMap((partySize) => numbersTo(4).map((hours) => availabilityPathOf(date, partySize, hours))),
  );
}

export const availabilityPathOf = (date, partySize = 2, durationHours = 2) =>
  `/api/reservations/availability/${date}/${partySize}/${durationHours}`;

async function insertPastVisits({ sql }) {
  const toSqlArray = (spacedNames) => `(ARRAY['${spacedNames.replaceAll(' ', "', '")}'])`;
  await sql(
    `INSERT INTO reservations (id, first_name, last_name, email, phone, phone_e164, date, start_minute, minutes, party_size, status,
       table_type, preferred_language, source, created_at, updated_at)
     SELECT gen_random_uuid(), ${toSqlArray('Zuzana Ján Mária Peter Ľubomír Šimon Žofia')}[1 + visit % 7],
       ${toSqlArray('Horváth Varga Tóth Nagy Baláž Szabó Molnár Novák Šimko')}[1 + visit % 9], 'past' || visit || '@example.com',
       '+421 9' || lpad(visit::text, 8, '0'), '+4219' || lpad(visit::text, 8, '0'), (current_date - 1 - visit / 48)::text,
       960 + 30 * (visit % 14), 120, 2, CASE WHEN visit % 8 = 0 THEN 'cancelled' ELSE 'completed' END,
       'table_2', 'sk', 'website', now(), now()
     FROM generate_series(1, $1::int) AS visit`,
    [pastVisitCount],
  );
  await sql('VACUUM (ANALYZE)');
  await sql('CHECKPOINT'); // so that the disk does not write these rows while something is measured
}

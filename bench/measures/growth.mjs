import { evenings, spreadOver } from '../guests.mjs';
import { compare, server } from '../load.mjs';
import { sql } from '../servers.mjs';
import { oneByOne, touchEvenings } from './availability.mjs';
import { reservingHouse } from './reserving.mjs';

const perDate = 64;

/** Availability of changed evenings and reserving, with a thousand and with a million reservations of the past. */
export async function measureGrowth(setting) {
  const [few, many] = setting.isQuick ? [1_000, 50_000] : [1_000, 1_000_000];
  const nextVisit = spreadOver(evenings.growth);
  const rows = [];
  for (const [past, added] of [
    [few, few],
    [many, many - few],
  ]) {
    await addPast(setting.databaseUrl, { from: past - added, amount: added });
    rows.push(...(await bothWith(past, nextVisit, setting)));
  }
  const ratio = (row, index) => row['CPU ms each'] / rows[index % 2]['CPU ms each'];
  return rows.map((row, index) => ({
    ...row,
    'of the limit': undefined,
    'CPU, times as much (target ≤ 1.2)': ratio(row, index),
  }));
}

async function bothWith(past, nextVisit, { house, databaseUrl, rounds, isQuick }) {
  const dates = evenings.full.slice(0, 10);
  const questions = dates.flatMap((date) =>
    Array.from({ length: 12 }, (_, party) => `/api/reservations/availability/${date}/${party + 1}/2`),
  );
  const asked = server(`availability, ${past.toLocaleString('en-GB')} past`, house, {
    amount: questions.length * 4,
    requests: [oneByOne(questions)],
  });
  const run = async () => {
    await touchEvenings(databaseUrl, dates);
    return asked.run();
  };
  const [availability] = await compare([{ ...asked, run }], { rounds });
  const amount = isQuick ? 100 : 200;
  const [reserving] = await compare(
    [reservingHouse(`reserving, ${past.toLocaleString('en-GB')} past`, house, { amount, nextVisit })],
    { rounds },
  );
  return [availability, reserving];
}

/** Visits of years gone by, as full as evenings can be. */
async function addPast(databaseUrl, { from, amount }) {
  await sql(
    databaseUrl,
    `WITH past AS MATERIALIZED (
       SELECT gen_random_uuid() AS id, ((now() - interval '30 days')::date - visit / ${perDate})::text AS date,
         16 + visit % 8 AS hour, 'T' || (1 + visit / 8 % 8) AS table_id, 'past-' || visit % 50000 || '@example.com' AS email
       FROM generate_series($1::int, $2::int) AS visit), saved AS (
       INSERT INTO reservations (id, first_name, last_name, email, phone, phone_e164, date, "time", duration, party_size,
         status, table_type, requires_approval, preferred_language, source, created_at, updated_at)
       SELECT id, 'Past', 'Guest', email, '+421905123456', '+421905123456', date, hour || ':00', 1, 2,
         'completed', 'small', false, 'sk', 'website', now(), now()
       FROM past)
     INSERT INTO reservation_tables (reservation_id, table_id, date, during)
     SELECT id, table_id, date, int4range(hour * 60, hour * 60 + 60) FROM past`,
    [from, from + amount - 1],
  );
  await sql(databaseUrl, 'VACUUM (ANALYZE) reservations');
  await sql(databaseUrl, 'VACUUM (ANALYZE) reservation_tables');
  await sql(databaseUrl, 'CHECKPOINT'); // what has been filled in is not written down at the cost of those who are measured
}

import { evenings, spreadOver } from '../guests.mjs';
import { compare, server } from '../load.mjs';
import { freshDatabase, sql, startHouse } from '../servers.mjs';
import { fillEvenings, oneByOne, touchEvenings } from './availability.mjs';
import { reservingHouse } from './reserving.mjs';

const perDate = 64;
const fullEvenings = evenings.full.slice(0, 10);
const questions = fullEvenings.flatMap((date) =>
  Array.from({ length: 12 }, (_, party) => `/api/reservations/availability/${date}/${party + 1}/2`),
);

/** Availability of changed evenings and reserving, in turns in a house with a thousand and one with a million past visits. */
export async function measureGrowth(setting) {
  const { isQuick } = setting;
  const rounds = isQuick ? 1 : 7; // what grows is less than what three rounds of this machine differ by
  const houses = [];
  try {
    for (const past of isQuick ? [1_000, 50_000] : [1_000, 1_000_000]) houses.push(await houseWith(past, setting));
    const availability = await compare(
      houses.map((house) => asking(house, isQuick ? 4 : 20)),
      { rounds },
    );
    const reserving = await compare(
      houses.map((house) => guestsOf(house, isQuick ? 100 : 500)),
      { rounds },
    );
    return [...comparedWithFirst(availability), ...comparedWithFirst(reserving)];
  } finally {
    for (const { stop } of houses) await stop();
  }
}

/** A house with a database of its own. */
async function houseWith(past, setting) {
  const databaseUrl = await freshDatabase(setting.databaseUrl, `with_${past}`);
  const house = await startHouse({ ...setting, databaseUrl });
  await addPast(databaseUrl, past);
  await fillEvenings(house, fullEvenings);
  return { ...house, databaseUrl, past: `${past.toLocaleString('en-GB')} past` };
}

/** Asks for evenings that have just changed, each question once, so many times over. */
function asking(house, times) {
  const load = { amount: questions.length, requests: [oneByOne(questions)] };
  const asked = server(`availability, ${house.past}`, house, load);
  const run = async () => {
    const runs = [];
    for (let time = 0; time < times; time += 1) {
      await touchEvenings(house.databaseUrl, fullEvenings);
      runs.push(await asked.run());
    }
    return { ...runs.at(-1), amount: sum(runs, 'amount'), seconds: sum(runs, 'seconds') };
  };
  return { ...asked, run };
}

const guestsOf = (house, amount) =>
  reservingHouse(`reserving, ${house.past}`, house, { amount, nextVisit: spreadOver(evenings.spread) });

const comparedWithFirst = (rows) =>
  rows.map((row) => ({
    ...row,
    'of the limit': undefined,
    'CPU, times as much (target ≤ 1.2)': row['CPU ms each'] / rows[0]['CPU ms each'],
  }));

const sum = (runs, key) => runs.reduce((total, run) => total + run[key], 0);

/** Visits of years gone by, as full as evenings can be. */
async function addPast(databaseUrl, amount) {
  await sql(
    databaseUrl,
    `WITH past AS MATERIALIZED (
       SELECT gen_random_uuid() AS id, ((now() - interval '30 days')::date - visit / ${perDate})::text AS date,
         16 + visit % 8 AS hour, 'T' || (1 + visit / 8 % 8) AS table_id, 'past-' || visit % 50000 || '@example.com' AS email
       FROM generate_series(1, $1::int) AS visit), saved AS (
       INSERT INTO reservations (id, first_name, last_name, email, phone, phone_e164, date, "time", duration, party_size,
         status, table_type, requires_approval, preferred_language, source, created_at, updated_at)
       SELECT id, 'Past', 'Guest', email, '+421905123456', '+421905123456', date, hour || ':00', 1, 2,
         'completed', 'small', false, 'sk', 'website', now(), now()
       FROM past)
     INSERT INTO reservation_tables (reservation_id, table_id, date, during)
     SELECT id, table_id, date, int4range(hour * 60, hour * 60 + 60) FROM past`,
    [amount],
  );
  await sql(databaseUrl, 'VACUUM (ANALYZE) reservations');
  await sql(databaseUrl, 'VACUUM (ANALYZE) reservation_tables');
  await sql(databaseUrl, 'CHECKPOINT'); // what has been filled in is not written down at the cost of those who are measured
}

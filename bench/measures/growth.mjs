import { evenings, spreadOver } from '../guests.mjs';
import { compare } from '../load.mjs';
import { freshDatabase, sql, startStrapec } from '../servers.mjs';
import { changedEvenings, fillEvenings } from './availability.mjs';
import { reservingStrapec } from './reserving.mjs';

const perDate = 64;

/** Availability of changed evenings and reserving, in turns, on a database with a thousand and one with a million past visits. */
export async function measureGrowth(setting) {
  const { isQuick } = setting;
  const rounds = isQuick ? 1 : 7; // what grows is less than what three rounds of this machine differ by
  const servers = [];
  try {
    for (const past of isQuick ? [1_000, 50_000] : [1_000, 1_000_000]) servers.push(await strapecWith(past, setting));
    const availability = await compare(
      servers.map((strapec) => changedEvenings(`availability, ${strapec.past}`, strapec, strapec)),
      { rounds },
    );
    const reserving = await compare(
      servers.map((strapec) => guestsOf(strapec, isQuick ? 100 : 500)),
      { rounds },
    );
    return [...comparedWithFirst(availability), ...comparedWithFirst(reserving)];
  } finally {
    for (const { stop } of servers) await stop();
  }
}

/** A process with a database of its own. */
async function strapecWith(past, setting) {
  const databaseUrl = await freshDatabase(setting.databaseUrl, `with_${past}`);
  const strapec = await startStrapec({ ...setting, databaseUrl });
  await addPast(databaseUrl, past);
  const dates = evenings.full.slice(0, setting.isQuick ? 10 : 40);
  await fillEvenings(strapec, dates);
  return { ...strapec, databaseUrl, dates, past: `${past.toLocaleString('en-GB')} past` };
}

const guestsOf = (strapec, amount) =>
  reservingStrapec(`reserving, ${strapec.past}`, strapec, { amount, nextVisit: spreadOver(evenings.spread) });

const comparedWithFirst = (rows) =>
  rows.map((row) => ({
    ...row,
    'of the limit': undefined,
    'CPU, times as much (target ≤ 1.2)': row['CPU ms each'] / rows[0]['CPU ms each'],
  }));

/** Visits of years gone by, as full as evenings can be. */
async function addPast(databaseUrl, amount) {
  await sql(
    databaseUrl,
    `WITH past AS MATERIALIZED (
       SELECT gen_random_uuid() AS id, ((now() - interval '30 days')::date - visit / ${perDate})::text AS date,
         16 + visit % 8 AS hour, 'T' || (1 + visit / 8 % 8) AS table_id, 'past-' || visit % 50000 || '@example.com' AS email
       FROM generate_series(1, $1::int) AS visit), saved AS (
       INSERT INTO reservations (id, first_name, last_name, email, phone, phone_e164, date, start_minute, minutes, party_size,
         status, table_type, requires_approval, preferred_language, source, created_at, updated_at)
       SELECT id, 'Past', 'Guest', email, '+421905123456', '+421905123456', date, hour * 60, 60, 2,
         'completed', 'table_2', false, 'sk', 'website', now(), now()
       FROM past)
     INSERT INTO table_holdings (reservation_id, table_id, date, during)
     SELECT id, table_id, date, int4range(hour * 60, hour * 60 + 60) FROM past`,
    [amount],
  );
  await sql(databaseUrl, 'VACUUM (ANALYZE) reservations');
  await sql(databaseUrl, 'VACUUM (ANALYZE) table_holdings');
  await sql(databaseUrl, 'CHECKPOINT'); // what has been filled in is not written down at the cost of those who are measured
}

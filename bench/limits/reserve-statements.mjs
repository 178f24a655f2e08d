// The statements of one reservation, as the house sends them, without the rules between them. Dates far away keep them
// out of the house's own evenings; no two visits share a table, so that the exclusion constraint has its usual work.
export const statements = {
  live: `SELECT count(*)::int FROM reservations WHERE email = $1 AND date >= '2026-01-01'`,
  lock: `
    INSERT INTO reservation_capacity_locks (date, updated_at) VALUES ($1, clock_timestamp())
    ON CONFLICT (date) DO UPDATE SET updated_at = clock_timestamp()`,
  evening: `
    SELECT coalesce(json_agg(visit), '[]') AS visits FROM (
      SELECT reservations.id, reservations.party_size, min(lower(held.during)) AS start, max(upper(held.during)) AS "end",
        array_agg(held.table_id) AS tables
      FROM reservation_tables AS held JOIN reservations ON reservations.id = held.reservation_id
      WHERE held.date = $1 GROUP BY reservations.id) AS visit`,
  reserve: `
    WITH reservation AS (
      INSERT INTO reservations (id, first_name, last_name, email, phone, date, "time", duration, party_size, created_at,
        updated_at)
      VALUES ($1, 'Bench', 'Guest', $2, '+421905123456', $3, $4, 1, 2, clock_timestamp(), clock_timestamp()))
    INSERT INTO reservation_tables (reservation_id, table_id, date, during) VALUES ($1, $5, $3, int4range($6, $7))`,
  outbox: `
    INSERT INTO email_messages (id, kind, recipient, first_name, last_name, language, reservation_id, dedupe_key,
      next_attempt_at, created_at)
    SELECT id, 'bench', $4, 'Bench', 'Guest', 'sk', $3, id::text, '2100-01-01', clock_timestamp()
    FROM unnest(ARRAY[$1, $2]::uuid[]) AS mail (id)`,
};

const tables = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8'];
const firstHour = 16;
const hours = 8;
let count = 0;

/** A table, an hour and a date that nobody has had before; neighbours in time are on different dates. */
export function nextVisit() {
  const visit = count;
  count += 1;
  const dates = 200;
  const hour = Math.floor(visit / dates) % hours;
  const table = tables[Math.floor(visit / dates / hours) % tables.length];
  const era = Math.floor(visit / dates / hours / tables.length);
  const day = new Date(Date.UTC(2040 + era * 2, 0, 1 + (visit % dates)));
  return {
    date: day.toISOString().slice(0, 10),
    time: `${firstHour + hour}:00`,
    start: (firstHour + hour) * 60,
    table,
  };
}

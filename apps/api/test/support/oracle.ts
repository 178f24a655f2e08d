import { Client } from 'pg';

/*
 * The judge of every proof about capacity: plain SQL and a timetable copied by hand from spec §9. It imports nothing
 * from the application, and each query answers with what is wrong.
 */

/** Weekday (0 is Sunday), first start, last start and end of the last visit, in minutes; other days are closed. */
const timetable = `(VALUES (3, 960, 1380, 1440), (4, 960, 1380, 1440), (5, 960, 1410, 1560), (6, 960, 1410, 1560))
  AS hours (weekday, first_start, last_start, closing)`;

/** Every place of rules §3, with the parties it seats. */
const places = `(VALUES
  ('T1', 1, 2), ('T2', 1, 2), ('T3', 1, 2), ('T4', 1, 2), ('T5', 1, 2), ('T6', 1, 4), ('T7', 1, 4), ('T8', 1, 4), ('L1', 3, 8),
  ('T1,T2', 3, 4), ('T3,T4', 3, 4), ('T6,T7', 5, 8), ('T7,T8', 5, 8), ('T6,T7,T8', 9, 12), ('L1,T8', 9, 12),
  ('L1,T1,T2,T3,T4,T5,T6,T7,T8', 13, 20)) AS places (tables, smallest, largest)`;

/** What events of each size take, the largest tables first (rules §4). */
const seatsTaken = `(VALUES ('L1', 0), ('T6', 8), ('T7', 12), ('T8', 16), ('T1', 20), ('T2', 22), ('T3', 24), ('T4', 26), ('T5', 28))
  AS seats (table_id, taken_above)`;

const visits = `
  SELECT id, date, status, party_size, split_part(time, ':', 1)::int * 60 + split_part(time, ':', 2)::int AS starts, duration * 60 AS lasts
  FROM reservations`;

const checks: Readonly<Record<string, string>> = {
  'two visits at one table': `
    SELECT a.date, a.table_id FROM reservation_tables a JOIN reservation_tables b USING (date, table_id)
    WHERE a.reservation_id < b.reservation_id AND a.during && b.during`,
  'a visit outside opening hours': `
    SELECT visit.id FROM (${visits}) visit LEFT JOIN ${timetable} ON weekday = extract(dow FROM date::date)
    WHERE weekday IS NULL OR starts < first_start OR starts > last_start OR starts % 30 <> 0 OR starts + lasts > closing`,
  'a visit whose tables are not its own for its whole stay': `
    SELECT visit.id FROM (${visits}) visit JOIN reservation_tables held ON held.reservation_id = visit.id
    WHERE held.date <> visit.date OR held.during <> int4range(starts, starts + lasts)`,
  'a party at a place that does not seat it': `
    SELECT visit.id FROM (
      SELECT reservations.id, party_size, string_agg(table_id, ',' ORDER BY table_id) AS tables
      FROM reservations LEFT JOIN reservation_tables ON reservation_id = reservations.id
      WHERE status IN ('pending_approval', 'confirmed', 'seated') GROUP BY reservations.id) visit
    LEFT JOIN ${places} ON places.tables = visit.tables
    WHERE places.tables IS NULL OR party_size NOT BETWEEN smallest AND largest`,
  'tables held by a visit that has given them up': `
    SELECT id FROM reservations JOIN reservation_tables ON reservation_id = id
    WHERE status NOT IN ('pending_approval', 'confirmed', 'seated')`,
  'a guest at a table that an event has': `
    SELECT held.reservation_id FROM events JOIN reservation_tables held
      ON held.during && int4range(
        (events.date::date - held.date::date) * 1440 + split_part(time, ':', 1)::int * 60 + split_part(time, ':', 2)::int,
        (events.date::date - held.date::date) * 1440 + split_part(time, ':', 1)::int * 60 + split_part(time, ':', 2)::int + duration * 60)
    JOIN ${seatsTaken} USING (table_id)
    WHERE events.status = 'active'
      AND (capacity_mode = 'full_room' OR capacity_mode = 'seats' AND max_capacity > taken_above)`,
  'a status that does not fit the party': `
    SELECT id FROM reservations WHERE (party_size >= 5) <> requires_approval OR (status = 'pending_approval') > (party_size >= 5)`,
  'a reservation without its two mails, or with more': `
    SELECT reservations.id FROM reservations LEFT JOIN email_messages ON reservation_id = reservations.id
    GROUP BY reservations.id
    HAVING count(*) FILTER (WHERE kind = 'reservation_staff_copy') <> 1
      OR count(*) FILTER (WHERE kind = CASE WHEN party_size >= 5 THEN 'reservation_received' ELSE 'reservation_confirmed' END) <> 1`,
};

/** Everything that is wrong in a database; nothing is what a proof wants. */
export async function violations(databaseUrl: string): Promise<string[]> {
  const client = new Client(databaseUrl);
  await client.connect();
  try {
    const found: string[] = [];
    for (const [name, query] of Object.entries(checks)) {
      const { rows } = await client.query(query);
      if (rows.length > 0) found.push(`${name}: ${rows.length}, e.g. ${JSON.stringify(rows[0])}`);
    }
    return found;
  } finally {
    await client.end();
  }
}

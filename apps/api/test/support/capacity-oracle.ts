import { Client } from 'pg';

/*
 * The oracle of every proof about capacity: plain SQL, and opening hours copied by hand from spec §9. It imports nothing
 * from the application; each query returns violations.
 */

/** Weekday (0 is Sunday), first start, last start and end of the last visit, in minutes; other days are closed. */
const openingHours = `(VALUES (3, 960, 1380, 1440), (4, 960, 1380, 1440), (5, 960, 1410, 1560), (6, 960, 1410, 1560))
  AS hours (weekday, first_start, last_start, closing)`;

/** Every place of rules §3, with the parties it seats. */
const places = `(VALUES
  ('T1', 1, 2), ('T2', 1, 2), ('T3', 1, 2), ('T4', 1, 2), ('T5', 1, 2), ('T6', 1, 4), ('T7', 1, 4), ('T8', 1, 4), ('L1', 3, 8),
  ('T1,T2', 3, 4), ('T3,T4', 3, 4), ('T6,T7', 5, 8), ('T7,T8', 5, 8), ('T6,T7,T8', 9, 12), ('L1,T8', 9, 12),
  ('L1,T1,T2,T3,T4,T5,T6,T7,T8', 13, 20)) AS places (tables, smallest, largest)`;

/** The minutes for which a visit holds its tables by the rules of its day; a seated party may hold them longer. */
const heldRange = `(SELECT int4range(starts, least(starts + lasts + reset_minutes, 1740)) FROM booking_rules
  WHERE valid_from::text <= visit.date ORDER BY valid_from DESC LIMIT 1)`;

/** Reservations and change requests. */
const visits = `SELECT id, date, status, party_size, start_minute AS starts, minutes AS lasts FROM reservations
  UNION ALL SELECT id, date, 'held', party_size, start_minute, minutes FROM change_requests`;

/** A later mail to the guest replaces one that has not been sent. */
const laterMailCondition = `kind NOT IN ('reservation_to_verify', 'reservation_received', 'reservation_confirmed', 'reservation_staff_copy',
  'reservation_change_staff_copy')`;

const violationQueries = {
  'two holders of one table': `
    SELECT a.date, a.table_id FROM table_holdings a JOIN table_holdings b USING (date, table_id)
    WHERE (a.reservation_id, a.change_request_id, a.event_id)
      IS DISTINCT FROM (b.reservation_id, b.change_request_id, b.event_id) AND a.during && b.during`,
  'an event alone on its evening that asks for tables and holds none': `
    SELECT id FROM events WHERE status = 'active' AND capacity_mode <> 'none'
      AND NOT EXISTS (SELECT FROM table_holdings WHERE event_id = events.id)
      AND NOT EXISTS (SELECT FROM events other WHERE other.id <> events.id AND other.status = 'active'
        AND abs(other.date::date - events.date::date) <= 1)`,
  'a visit outside opening hours': `
    SELECT visit.id FROM (${visits}) visit LEFT JOIN ${openingHours} ON weekday = extract(dow FROM date::date)
    WHERE weekday IS NULL OR starts < first_start OR starts > last_start OR starts % 30 <> 0 OR starts + lasts > closing`,
  'a visit whose tables are not its own for its whole stay': `
    SELECT visit.id FROM (${visits}) visit JOIN table_holdings ON coalesce(reservation_id, change_request_id) = visit.id
    WHERE table_holdings.date <> visit.date OR NOT during @> int4range(starts, starts + lasts)
      OR status <> 'seated' AND during <> ${heldRange}`,
  'a party at a place that does not seat it': `
    SELECT visit.id FROM (
      SELECT reservations.id, party_size, string_agg(table_id, ',' ORDER BY table_id) AS tables
      FROM reservations LEFT JOIN table_holdings ON reservation_id = reservations.id
      WHERE status IN ('confirmed', 'seated')
        OR status = 'pending_approval' AND coalesce(held_until > current_setting('oracle.now')::timestamptz, true)
      GROUP BY reservations.id) visit
    LEFT JOIN ${places} ON places.tables = visit.tables
    WHERE places.tables IS NULL OR party_size NOT BETWEEN smallest AND largest`,
  'tables held by a visit that has given them up': `
    SELECT id FROM reservations JOIN table_holdings ON reservation_id = id
    WHERE status NOT IN ('pending_approval', 'confirmed', 'seated') AND (status <> 'held' OR cancelled_at IS NOT NULL)
    UNION ALL SELECT id FROM change_requests JOIN table_holdings ON change_request_id = id WHERE ended_at IS NOT NULL`,
  'tables held by an event that is off': `
    SELECT id FROM events JOIN table_holdings ON event_id = id WHERE status <> 'active'`,
  'a status that does not fit the party': `
    SELECT id FROM reservations WHERE (party_size >= 5) <> requires_approval OR (status = 'pending_approval') > (party_size >= 5)`,
  'a reservation without its two mails, or with more': `
    SELECT made.id FROM reservations AS made LEFT JOIN email_messages ON reservation_id = made.id
    GROUP BY made.id
    HAVING count(*) FILTER (WHERE kind = 'reservation_staff_copy') <> 1 + is_late_cancellation::int
      OR count(*) FILTER (WHERE kind = CASE WHEN party_size >= 5 THEN 'reservation_received' ELSE 'reservation_confirmed' END)
        NOT BETWEEN CASE WHEN bool_or(${laterMailCondition}) THEN 0 ELSE 1 END AND 1`,
};

type Violation = keyof typeof violationQueries;

const tableViolations: readonly Violation[] = [
  'two holders of one table',
  'a visit whose tables are not its own for its whole stay',
  'tables held by a visit that has given them up',
  'tables held by an event that is off',
];

/** For tests in which staff override the other rules. */
export const findTableViolations = (databaseUrl: string): Promise<string[]> =>
  findViolations(databaseUrl, new Date(), tableViolations);

/** Lists the violations in a database. At `now` a request may no longer hold its tables. */
export async function findViolations(
  databaseUrl: string,
  now = new Date(),
  names = Object.keys(violationQueries) as readonly Violation[],
): Promise<string[]> {
  const client = new Client(databaseUrl);
  await client.connect();
  try {
    await client.query(`SELECT set_config('oracle.now', $1, false)`, [now.toISOString()]);
    const violations: string[] = [];
    for (const name of names) {
      const { rows } = await client.query(violationQueries[name]);
      if (rows.length > 0) violations.push(`${name}: ${rows.length}, e.g. ${JSON.stringify(rows[0])}`);
    }
    return violations;
  } finally {
    await client.end();
  }
}

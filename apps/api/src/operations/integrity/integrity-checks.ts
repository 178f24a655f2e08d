import { serviceDayEnd } from '@strapec/domain';
import { overdueMailCondition } from '../../mail/outbox/retry-schedule.js';

/**
 * As the capacity oracle of the tests, for live data. Staff may override hours and places (decision 0007), so they are
 * left out. Each returns the ids of wrong rows.
 */

/** A task needs an action by staff; a notice needs attention. */
export const severities = ['error', 'task', 'notice'] as const;
export type Severity = (typeof severities)[number];

const todaySql = '$1::text'; // earlier tables and events may have changed since
const nowSql = '$2::timestamptz';
/** $1 is the date, $2 the instant; each statement must use both. */
export const inputClause = 'WITH input AS (SELECT $1::text AS today, $2::timestamptz AS now)';

const tableClosures = `closed_tables JOIN table_closures ON table_closures.id = closure_id`;

const holdingStatusesSql = `('pending_approval', 'confirmed', 'seated')`;

const latestValidFromSql = (date: string, table: 'rooms' | 'booking_rules'): string =>
  `coalesce((SELECT max(valid_from) FROM ${table} WHERE valid_from::text <= ${date}), (SELECT min(valid_from) FROM ${table}))`;

const roomValidFromSql = (date: string): string => latestValidFromSql(date, 'rooms');

/**
 * A visit that is seated, today, or on an evening with a pending venue change may hold tables longer than until they
 * are cleared.
 */
const visitPeriodSql = `int4range(start_minute, start_minute + minutes)`;
const clearedPeriodSql = `(SELECT int4range(start_minute, least(start_minute + minutes + reset_minutes, ${serviceDayEnd}))
    FROM booking_rules WHERE valid_from = ${latestValidFromSql('visit.date', 'booking_rules')})`;
const longerHoldCondition = `(status = 'seated' OR visit.date = ${todaySql} OR visit.date IN (SELECT date FROM evenings_to_reseat))`;

const closedCondition = (tableColumn: string, date: string): string =>
  `EXISTS (SELECT FROM ${tableClosures} WHERE closed_tables.table_id = ${tableColumn} AND ${date} BETWEEN from_date::text AND to_date::text)`;

/** As the names of its tables. Where a rule allows it, a table takes smaller parties. */
const placesQuery = `
  SELECT table_id AS tables, CASE WHEN EXISTS (SELECT FROM booking_rules WHERE small_parties_from IS NOT NULL) THEN 1 ELSE min_party END
    AS min_party, max_party
  FROM room_tables WHERE valid_from = ${roomValidFromSql('visit.date')}
  UNION ALL SELECT (SELECT string_agg(seat.table_id, ',' ORDER BY seat.table_id COLLATE "C") FROM room_tables AS seat
    WHERE seat.valid_from = joined.valid_from AND CASE WHEN is_whole_room THEN NOT ${closedCondition('seat.table_id', 'visit.date')}
      ELSE seat.table_id IN (SELECT table_id FROM combination_tables WHERE combination_id = joined.id) END),
    min_party, max_party FROM table_combinations AS joined WHERE valid_from = ${roomValidFromSql('visit.date')}`;

/** Requests for a change hold tables of their own. */
const visitsQuery = `(SELECT id, date, start_minute, minutes, status FROM reservations
  UNION ALL SELECT id, date, start_minute, minutes, 'held' FROM change_requests)`;

interface IntegrityCheck {
  severity: Severity;
  query: string;
}

const createCheck =
  (severity: Severity) =>
  (query: TemplateStringsArray, ...fragments: string[]): IntegrityCheck => ({
    severity,
    query: String.raw(query, ...fragments),
  });
const [error, task, notice] = [createCheck('error'), createCheck('task'), createCheck('notice')];

export const integrityChecks = {
  two_holders_of_one_table: error`
    SELECT DISTINCT coalesce(a.reservation_id, a.change_request_id, a.event_id) AS id
    FROM table_holdings a JOIN table_holdings b USING (date, table_id)
    WHERE (a.reservation_id, a.change_request_id, a.event_id)
      IS DISTINCT FROM (b.reservation_id, b.change_request_id, b.event_id) AND a.during && b.during`,
  tables_not_for_the_whole_visit: error`
    SELECT DISTINCT visit.id FROM ${visitsQuery} visit
      JOIN table_holdings held ON coalesce(held.reservation_id, held.change_request_id) = visit.id
    WHERE visit.date >= ${todaySql}
      AND (held.date <> visit.date OR NOT held.during @> ${visitPeriodSql}
        OR NOT ${longerHoldCondition} AND held.during <> ${clearedPeriodSql})`,
  tables_held_by_nobody: error`
    SELECT DISTINCT visit.id FROM reservations visit JOIN table_holdings ON reservation_id = visit.id
    WHERE status NOT IN ('confirmed', 'seated') AND visit.date >= ${todaySql}
      AND NOT coalesce(status IN ('held', 'pending_approval') AND held_until > ${nowSql} - interval '10 minutes', status = 'pending_approval')
    UNION SELECT DISTINCT asked.id FROM change_requests asked JOIN table_holdings ON change_request_id = asked.id
    WHERE asked.date >= ${todaySql} AND held_until <= ${nowSql} - interval '10 minutes'
    UNION SELECT DISTINCT event.id FROM events event JOIN table_holdings ON event_id = event.id
    WHERE status <> 'active' AND table_holdings.date >= ${todaySql}`,
  table_out_of_use: task`
    SELECT DISTINCT coalesce(reservation_id, change_request_id, event_id) AS id FROM table_holdings held
    WHERE date >= ${todaySql} AND NOT EXISTS (SELECT FROM reservations WHERE id = reservation_id AND status = 'seated')
      AND (${closedCondition('held.table_id', 'held.date')} OR NOT EXISTS (SELECT FROM room_tables
        WHERE room_tables.table_id = held.table_id AND valid_from = ${roomValidFromSql('held.date')}))`,
  party_at_an_unlisted_place: notice`
    SELECT visit.id FROM (
      SELECT reservations.id, reservations.date, party_size, string_agg(table_id, ',' ORDER BY table_id COLLATE "C") AS tables
      FROM reservations JOIN table_holdings ON reservation_id = reservations.id
      WHERE NOT is_pinned AND reservations.date >= ${todaySql} GROUP BY reservations.id) visit
    WHERE NOT EXISTS (SELECT FROM (${placesQuery}) place
      WHERE place.tables = visit.tables AND party_size BETWEEN min_party AND max_party)`,
  visit_without_a_table: task`
    SELECT id FROM reservations
    WHERE status IN ${holdingStatusesSql} AND date >= ${todaySql}
      AND NOT (status = 'pending_approval' AND coalesce(held_until <= ${nowSql}, false)) -- a request whose time is over
      AND NOT EXISTS (SELECT FROM table_holdings WHERE reservation_id = reservations.id)`,
  event_without_a_table: task`
    SELECT id FROM events
    WHERE status = 'active' AND capacity_mode <> 'none' AND date || "time" >= ${todaySql} || '05:00' -- before, the evening is over
      AND NOT EXISTS (SELECT FROM table_holdings WHERE event_id = events.id)
      AND date NOT IN (SELECT date FROM evenings_to_reseat)
      AND EXISTS (SELECT FROM reservation_capacity_locks WHERE date IN (events.date, (events.date::date - 1)::text))`,
  reservation_without_a_mail: error`
    SELECT id FROM reservations
    WHERE source IN ('website', 'agent') AND created_at > ${nowSql} - interval '7 days'
      AND NOT EXISTS (SELECT FROM email_messages WHERE reservation_id = reservations.id)`,
  mail_nobody_sends: error`
    SELECT id FROM email_messages
    WHERE status IN ('queued', 'sending') AND next_attempt_at < ${nowSql} - interval '30 minutes' OR ${overdueMailCondition(nowSql)}`,
  mail_given_up: notice`
    SELECT id FROM email_messages
    WHERE status = 'failed' AND created_at > ${nowSql} - interval '7 days' AND recipient <> '' -- else its person was erased`,
  constraint_that_does_not_hold: error`
    SELECT conname::text AS id FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace AND NOT convalidated
    UNION ALL
    SELECT indexrelid::regclass::text FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
    WHERE relnamespace = 'public'::regnamespace AND NOT indisvalid
    UNION ALL
    SELECT 'table_holdings_one_holder_excl'
    WHERE NOT EXISTS (SELECT FROM pg_constraint WHERE conname = 'table_holdings_one_holder_excl')`,
} satisfies Record<string, IntegrityCheck>;

export type IntegrityCheckName = keyof typeof integrityChecks;
export const integrityCheckNames = Object.keys(integrityChecks) as IntegrityCheckName[];

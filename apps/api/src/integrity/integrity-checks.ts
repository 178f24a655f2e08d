/*
 * The questions of the capacity oracle (apps/api/test/support/oracle.ts), asked of live data: staff may override hours
 * and places for a reason (decision 0007), so those are left out; an event may leave guests without a table, so that is
 * a notice. Each query answers with the ids of what is wrong.
 */

/** A fault must not happen at all; a notice wants somebody to look. */
export const severities = ['fault', 'notice'] as const;
export type Severity = (typeof severities)[number];

interface IntegrityCheck {
  severity: Severity;
  query: string;
}

const today = '(SELECT today FROM input)'; // the past is what it was: tables and events may have changed since
const now = '(SELECT now FROM input)';
/** Stands before each query: $1 is the date, $2 the instant. */
export const checkInput = 'WITH input AS (SELECT $1::text AS today, $2::timestamptz AS now)';

const holding = `('pending_approval', 'confirmed', 'seated')`;
const starts = (table: string): string =>
  `split_part(${table}."time", ':', 1)::int * 60 + split_part(${table}."time", ':', 2)::int`;

/** The tables that an event takes: all, or the largest until its guests sit. */
const tablesOfEvents = `
  SELECT event.id, event.date, ${starts('event')} AS starts, event.duration * 60 AS lasts, room.id AS table_id
  FROM events event CROSS JOIN (
    SELECT id, coalesce(sum(max_party) OVER (
      ORDER BY max_party DESC, id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS seats_before
    FROM dining_tables) room
  WHERE event.status = 'active'
    AND (capacity_mode = 'full_room' OR capacity_mode = 'seats' AND seats_before < max_capacity)`;

const places = `
  SELECT id AS tables, min_party, max_party FROM dining_tables
  UNION ALL SELECT array_to_string(ARRAY(SELECT unnest(tables) ORDER BY 1), ','), min_party, max_party FROM table_combinations`;

export const integrityChecks = {
  two_visits_at_one_table: {
    severity: 'fault',
    query: `
      SELECT DISTINCT a.reservation_id AS id FROM reservation_tables a JOIN reservation_tables b USING (date, table_id)
      WHERE a.reservation_id <> b.reservation_id AND a.during && b.during`,
  },
  tables_not_for_the_whole_visit: {
    severity: 'fault',
    query: `
      SELECT DISTINCT visit.id FROM reservations visit JOIN reservation_tables held ON held.reservation_id = visit.id
      WHERE visit.date >= ${today} AND (held.date <> visit.date
        OR held.during <> int4range(${starts('visit')}, ${starts('visit')} + visit.duration * 60))`,
  },
  tables_held_by_nobody: {
    severity: 'fault',
    query: `
      SELECT DISTINCT visit.id FROM reservations visit JOIN reservation_tables ON reservation_id = visit.id
      WHERE status NOT IN ${holding} AND visit.date >= ${today}`,
  },
  guests_at_a_table_of_an_event: {
    severity: 'fault',
    query: `
      SELECT DISTINCT held.reservation_id AS id FROM reservation_tables held JOIN (${tablesOfEvents}) taken USING (table_id)
      WHERE held.date >= ${today} AND held.during && int4range(
        (taken.date::date - held.date::date) * 1440 + starts, (taken.date::date - held.date::date) * 1440 + starts + lasts)`,
  },
  party_at_an_unlisted_place: {
    severity: 'notice',
    query: `
      SELECT visit.id FROM (
        SELECT reservations.id, party_size, string_agg(table_id, ',' ORDER BY table_id COLLATE "C") AS tables
        FROM reservations JOIN reservation_tables ON reservation_id = reservations.id
        WHERE NOT is_pinned AND reservations.date >= ${today} GROUP BY reservations.id) visit
      WHERE NOT EXISTS (SELECT FROM (${places}) place
        WHERE place.tables = visit.tables AND party_size BETWEEN min_party AND max_party)`,
  },
  visit_without_a_table: {
    severity: 'notice',
    query: `
      SELECT id FROM reservations
      WHERE status IN ${holding} AND date >= ${today}
        AND NOT EXISTS (SELECT FROM reservation_tables WHERE reservation_id = reservations.id)`,
  },
  reservation_without_a_mail: {
    severity: 'fault',
    query: `
      SELECT id FROM reservations
      WHERE source = 'website' AND created_at > ${now} - interval '7 days'
        AND NOT EXISTS (SELECT FROM email_messages WHERE reservation_id = reservations.id)`,
  },
  mail_nobody_sends: {
    severity: 'fault',
    query: `
      SELECT id FROM email_messages
      WHERE status IN ('queued', 'sending') AND next_attempt_at < ${now} - interval '30 minutes'`,
  },
  mail_given_up: {
    severity: 'notice',
    query: `
      SELECT id FROM email_messages
      WHERE status = 'failed' AND created_at > ${now} - interval '7 days'`,
  },
  constraint_that_does_not_hold: {
    severity: 'fault',
    query: `
      SELECT conname::text AS id FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace AND NOT convalidated
      UNION ALL
      SELECT indexrelid::regclass::text FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
      WHERE relnamespace = 'public'::regnamespace AND NOT indisvalid
      UNION ALL
      SELECT 'reservation_tables_one_visit_excl'
      WHERE NOT EXISTS (SELECT FROM pg_constraint WHERE conname = 'reservation_tables_one_visit_excl')`,
  },
} as const satisfies Record<string, IntegrityCheck>;

export type IntegrityCheckName = keyof typeof integrityChecks;
export const integrityCheckNames = Object.keys(integrityChecks) as IntegrityCheckName[];

import {
  type Dated,
  type OnlinePause,
  type OpeningHours,
  type ServiceDate,
  type SpecialDay,
  type VenueRows,
  type Week,
  type Weekday,
  ruleNames,
  defaultZone,
  weekdays,
} from '@strapec/domain';
import { toSnakeCase } from '../../platform/database/snake-case-naming.js';
import type { Querier } from '../../platform/database/named-statements.js';

const hoursJsonSql = `json_build_object('opens', opens, 'lastStart', last_start, 'closes', closes, 'break', break)`;

const ruleFieldsSql = [...ruleNames, 'walkInTables'].map((name) => `'${name}', ${toSnakeCase(name)}`).join(', ');

/** Leaves out combinations with fewer than two tables, as in the middle of an insert. */
const venueStatement = {
  name: 'venue',
  text: `
    SELECT
      (SELECT version FROM venue_version) AS version,
      (SELECT content_en FROM site_content WHERE key = 'venue.timeZone') AS zone,
      (SELECT coalesce(json_agg(json_build_object('from', valid_from, 'weekday', weekday, 'hours', ${hoursJsonSql}) ORDER BY valid_from), '[]')
        FROM opening_hours) AS days,
      (SELECT coalesce(json_agg(json_build_object('from', from_date, 'to', to_date, 'hours', CASE WHEN opens IS NOT NULL THEN ${hoursJsonSql} END,
          'label', CASE WHEN label_sk IS NOT NULL THEN json_build_object('sk', label_sk, 'en', label_en) END) ORDER BY id), '[]')
        FROM special_days) AS "specialDays",
      (SELECT coalesce(json_agg(json_build_object('date', date, 'from', from_minute) ORDER BY date), '[]') FROM online_pauses) AS pauses,
      (SELECT coalesce(json_agg(json_build_object('from', valid_from, 'value', json_build_object(${ruleFieldsSql})) ORDER BY valid_from), '[]')
        FROM booking_rules) AS rules,
      (SELECT coalesce(json_agg(json_build_object('from', valid_from, 'value', json_build_object(
          'tables', (SELECT coalesce(json_agg(json_strip_nulls(json_build_object('id', table_id, 'minParty', min_party, 'maxParty', max_party,
              'x', x, 'y', y, 'zone', CASE WHEN zone_sk IS NOT NULL THEN json_build_object('sk', zone_sk, 'en', zone_en) END)) ORDER BY position), '[]')
            FROM room_tables WHERE room_tables.valid_from = rooms.valid_from),
          'combinations', (SELECT coalesce(json_agg(json_build_object('tables', tables, 'minParty', min_party, 'maxParty', max_party,
              'isWholeRoom', is_whole_room) ORDER BY id), '[]')
            FROM table_combinations CROSS JOIN LATERAL (SELECT ARRAY(
              SELECT combination_tables.table_id FROM combination_tables LEFT JOIN room_tables
                ON room_tables.table_id = combination_tables.table_id AND room_tables.valid_from = rooms.valid_from
              WHERE combination_id = table_combinations.id ORDER BY position, combination_tables.table_id) AS tables) AS joined
            WHERE table_combinations.valid_from = rooms.valid_from AND (is_whole_room OR cardinality(tables) > 1))
        )) ORDER BY valid_from), '[]') FROM rooms) AS rooms,
      (SELECT coalesce(json_agg(json_strip_nulls(json_build_object('id', id, 'from', from_date, 'to', to_date, 'reason', reason,
          'tables', ARRAY(SELECT table_id FROM closed_tables WHERE closure_id = table_closures.id ORDER BY table_id))) ORDER BY id), '[]')
        FROM table_closures) AS closures`,
};

interface VenueQueryRow extends Pick<VenueRows, 'version' | 'rules' | 'rooms' | 'closures'> {
  zone: string | null;
  days: { from: ServiceDate; weekday: Weekday; hours: OpeningHours }[];
  specialDays: (Omit<SpecialDay, 'label'> & { label: SpecialDay['label'] | null })[];
  pauses: OnlinePause[];
}

export async function readVenueRows(run: Querier): Promise<VenueRows> {
  const [row] = await run<VenueQueryRow>(venueStatement, []);
  if (!row || row.rules.length === 0) throw new Error('The venue has no booking rules: its seed has not been run');
  const { version, days, specialDays, pauses, rules, rooms, closures } = row;
  const zone = Intl.supportedValuesOf('timeZone').find((name) => name === row.zone) ?? defaultZone;
  const schedule = { weeks: toWeeks(days), specialDays, pauses };
  return withSortedFields({ version, zone, schedule, rules, rooms, closures }) as VenueRows;
}

/** Left out when they are `null` or empty. */
const fieldsOmittedWhenEmpty = ['break', 'label', 'zone', 'reason'];

/** Plain, with fields in one order: equal changes have equal hashes, and the audit log compares values as text. */
export function withSortedFields(value: unknown): object {
  const sortFields = (name: string, field: unknown): unknown => {
    if (fieldsOmittedWhenEmpty.includes(name) && !field) return undefined;
    if (typeof field !== 'object' || field === null || Array.isArray(field)) return field;
    return Object.fromEntries(Object.entries(field).sort(([a], [b]) => (a < b ? -1 : 1)));
  };
  return JSON.parse(JSON.stringify(value, sortFields)) as object;
}

function toWeeks(days: VenueQueryRow['days']): Dated<Week>[] {
  return [...Map.groupBy(days, ({ from }) => from)].map(([from, openDays]) => {
    const findHoursOf = (weekday: Weekday) => openDays.find((day) => day.weekday === weekday)?.hours ?? null;
    return { from, value: Object.fromEntries(weekdays.map((day) => [day, findHoursOf(day)])) as unknown as Week };
  });
}

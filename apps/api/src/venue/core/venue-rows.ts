import {
  type BookingRules,
  type DateRange,
  type Dated,
  type DrawnRoom,
  type VenueRows,
  type OnlinePause,
  type OpeningHours,
  type RoomTable,
  type ServiceDate,
  type SpecialDay,
  type StandingClosure,
  type TableCombination,
  type Week,
  type Weekday,
  type ZoneName,
  venueZone,
  weekdays,
} from '@strapec/domain';
import type { StatementRunner } from '../../platform/database/named-query.js';

/** Leaves out combinations with fewer than two tables, as in the middle of an insert. */
const venueStatement = {
  name: 'venue',
  text: `
    SELECT
      (SELECT version FROM venue_version) AS version,
      (SELECT content_en FROM site_content WHERE key = 'venue.timeZone') AS zone,
      (SELECT coalesce(json_agg(day ORDER BY "validFrom"), '[]') FROM (
        SELECT valid_from AS "validFrom", weekday, opens, last_start AS "lastStart", closes, break FROM opening_hours) AS day) AS days,
      (SELECT coalesce(json_agg(special ORDER BY id), '[]') FROM (
        SELECT id, from_date AS "from", to_date AS "to", opens, last_start AS "lastStart", closes, break,
          CASE WHEN label_sk IS NOT NULL THEN json_build_object('sk', label_sk, 'en', label_en) END AS label
        FROM special_days) AS special) AS specials,
      (SELECT coalesce(json_agg(json_build_object('date', date, 'from', from_minute) ORDER BY date), '[]') FROM online_pauses) AS pauses,
      (SELECT coalesce(json_agg(rule ORDER BY "validFrom"), '[]') FROM (
        SELECT valid_from AS "validFrom", slot_minutes AS "slotMinutes", lead_minutes AS "leadMinutes",
          horizon_days AS "horizonDays", approval_from AS "approvalFrom", deposit_from AS "depositFrom", request_hours AS "requestHours",
          largest_party_online AS "largestPartyOnline", hold_minutes AS "holdMinutes",
          small_parties_from AS "smallPartiesFrom", freeze_minutes AS "freezeMinutes",
          reminder_hours AS "reminderHours", late_cancel_hours AS "lateCancelHours",
          usual_stay_hours AS "usualStayHours", longest_stay_hours AS "longestStayHours",
          reset_minutes AS "resetMinutes", grace_minutes AS "graceMinutes", pacing_covers AS "pacingCovers", walk_in_tables AS "walkInTables" FROM booking_rules) AS rule) AS rules,
      (SELECT coalesce(json_agg(room ORDER BY "from"), '[]') FROM (
        SELECT valid_from AS "from",
          (SELECT coalesce(json_agg(json_build_object('id', table_id, 'minParty', min_party, 'maxParty', max_party, 'x', x, 'y', y,
              'zone', CASE WHEN zone_sk IS NOT NULL THEN json_build_object('sk', zone_sk, 'en', zone_en) END) ORDER BY position), '[]')
            FROM room_tables WHERE room_tables.valid_from = rooms.valid_from) AS tables,
          (SELECT coalesce(json_agg(joined ORDER BY id), '[]') FROM (
            SELECT id, min_party AS "minParty", max_party AS "maxParty", is_whole_room AS "isWholeRoom",
              ARRAY(SELECT combination_tables.table_id FROM combination_tables LEFT JOIN room_tables
                ON room_tables.table_id = combination_tables.table_id AND room_tables.valid_from = rooms.valid_from
                WHERE combination_id = table_combinations.id ORDER BY position, combination_tables.table_id) AS tables
            FROM table_combinations WHERE table_combinations.valid_from = rooms.valid_from
          ) AS joined WHERE "isWholeRoom" OR cardinality(tables) > 1) AS combinations
        FROM rooms) AS room) AS rooms,
      (SELECT coalesce(json_agg(closed ORDER BY id), '[]') FROM (
        SELECT id, from_date AS "from", to_date AS "to", reason,
          ARRAY(SELECT table_id FROM closed_tables WHERE closure_id = table_closures.id ORDER BY table_id) AS tables
        FROM table_closures) AS closed) AS closures`,
};

type HoursOrClosed = { [Field in keyof Required<OpeningHours>]: Required<OpeningHours>[Field] | null };

interface VenueRow {
  version: number;
  zone: string | null;
  days: (HoursOrClosed & { validFrom: ServiceDate; weekday: Weekday })[];
  specials: (HoursOrClosed & DateRange & { label: SpecialDay['label'] | null })[];
  pauses: OnlinePause[];
  rules: (BookingRules & { validFrom: ServiceDate })[];
  rooms: {
    from: ServiceDate;
    tables: (Omit<RoomTable, 'zone'> & { zone: ZoneName | null })[];
    combinations: (TableCombination & { id: number })[];
  }[];
  closures: (Omit<StandingClosure, 'reason'> & { reason: string | null })[];
}

export async function readVenue(run: StatementRunner): Promise<VenueRows> {
  const [row] = await run<VenueRow>(venueStatement, []);
  if (!row || row.rules.length === 0) throw new Error('The venue has no booking rules: its seed has not been run');
  return {
    version: row.version,
    zone: Intl.supportedValuesOf('timeZone').find((zone) => zone === row.zone) ?? venueZone,
    schedule: {
      weeks: toWeeks(row.days),
      specialDays: row.specials.map(({ from, to, label, ...hours }) => ({
        from,
        to,
        hours: toHours(hours),
        ...(label && { label }),
      })),
      pauses: row.pauses,
    },
    rules: row.rules.map(({ validFrom, ...value }) => ({ from: validFrom, value })),
    rooms: row.rooms.map(toRoom),
    closures: row.closures.map(({ reason, ...closure }) => ({ ...closure, ...(reason !== null && { reason }) })),
  };
}

function toRoom({ from, tables, combinations }: VenueRow['rooms'][number]): Dated<DrawnRoom> {
  return {
    from,
    value: {
      tables: tables.map(({ zone, ...table }) => ({ ...table, ...(zone && { zone }) })),
      combinations: combinations.map(({ id: _, ...one }) => one),
    },
  };
}

function toWeeks(days: VenueRow['days']): Dated<Week>[] {
  const weeks = Map.groupBy(days, ({ validFrom }) => validFrom);
  return [...weeks].map(([from, open]) => {
    const hours = new Map(open.map((day) => [day.weekday, toHours(day)]));
    return { from, value: Object.fromEntries(weekdays.map((day) => [day, hours.get(day) ?? null])) as unknown as Week };
  });
}

function toHours({ opens, lastStart, closes, break: pause }: HoursOrClosed): OpeningHours | null {
  if (opens === null || lastStart === null || closes === null) return null;
  return { opens, lastStart, closes, ...(pause && { break: pause }) };
}

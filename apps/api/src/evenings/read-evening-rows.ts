import {
  type EventSeating,
  type Venue,
  type EveningState,
  type OpeningHours,
  type ServiceDate,
  type Visit,
  addDays,
  venueDayOn,
  tablePlanOn,
  listEventPeriods,
} from '@strapec/domain';
import type { VenueEvent } from '../platform/database/entities/reservations/venue-event.entity.js';
import type { Querier } from '../platform/database/named-statements.js';
import { tableHoldingStatuses } from './visits-without-table.js';

export type PlannedEvent = Pick<VenueEvent, 'id' | 'date' | 'time' | 'duration' | 'maxCapacity' | 'capacityMode'>;

export type EventWithTables = PlannedEvent & Pick<EventSeating, 'held'>;

export function listServiceDates(event: PlannedEvent): ServiceDate[] {
  return listEventPeriods(event).map(({ date }) => date);
}

export function toEventSeating(event: EventWithTables, serviceDate: ServiceDate): EventSeating | null {
  const { id, maxCapacity, capacityMode, held } = event;
  const period = listEventPeriods(event).find(({ date }) => date === serviceDate);
  return period ? { id, start: period.start, end: period.end, maxCapacity, capacityMode, held } : null;
}

export interface EveningVersion {
  lockVersion: string | null;
  venueVersion: number;
}

export interface EveningRows {
  version: EveningVersion;
  visits: Visit[];
  /** Milliseconds. */
  validUntil: number | null;
  /** Of three days: an event may pass midnight. */
  events: EventWithTables[];
  /** Its hours are `null` when it was closed. */
  beforeVenueChange: { hours: OpeningHours | null } | null;
}

/**
 * Visits and holdings are filtered by date, so that no plan reads all holdings. Visits are returned as columns: field
 * names in every row would cost more than the query (docs/performance.md). The dates are JSON, so that PostgreSQL plans
 * once: with an array it would plan for each length, every time, and take twice as long for one date.
 */
const eveningStateStatement = {
  name: 'read-evening-state',
  text: `
    SELECT evening.date,
      (SELECT updated_at::text FROM reservation_capacity_locks WHERE date = evening.date) AS "lockVersion",
      (SELECT version FROM venue_version) AS "venueVersion",
      (SELECT CASE WHEN count(*) > 0 THEN json_build_object('id', json_agg(id), 'partySize', json_agg("partySize"),
          'start', json_agg("start"), 'end', json_agg("end"), 'leaves', json_agg(leaves), 'isFixed', json_agg("isFixed"),
          'seatedSince', json_agg(sits), 'heldUntil', json_agg("heldUntil"), 'tables', json_agg(tables)) END FROM (
        SELECT id, party_size AS "partySize", coalesce(held.since, start_minute) AS "start",
          coalesce(held.until, start_minute + minutes) AS "end", start_minute + minutes AS leaves, "isFixed", sits,
          extract(epoch FROM held_until) * 1000 AS "heldUntil", coalesce(held.tables, '{}') AS tables
        FROM (
          SELECT id, party_size, start_minute, minutes, is_pinned OR status = 'seated' AS "isFixed",
            CASE WHEN status = 'seated' THEN seated_minute END AS sits,
            CASE WHEN status IN ('held', 'pending_approval') THEN held_until END AS held_until,
            status = ANY ($2) OR status = 'held' AND held_until > $3 AS "isExpected", created_at
          FROM reservations WHERE date = evening.date
          UNION ALL SELECT id, party_size, start_minute, minutes, false, NULL, held_until, held_until > $3, created_at
          FROM change_requests WHERE date = evening.date
        ) AS booked LEFT JOIN (
          SELECT coalesce(reservation_id, change_request_id) AS holder, array_agg(table_id) AS tables,
            min(lower(during)) AS since, max(upper(during)) AS until
          FROM table_holdings WHERE date = evening.date GROUP BY holder
        ) AS held ON held.holder = id
        WHERE "isExpected" OR held.holder IS NOT NULL
        ORDER BY created_at, id) AS visit) AS visits,
      (SELECT coalesce(json_agg(event), '[]') FROM (
        SELECT id, date, "time", duration, max_capacity AS "maxCapacity", capacity_mode AS "capacityMode",
          ARRAY(SELECT json_build_object('start', lower(during), 'end', upper(during), 'tables', json_agg(table_id))
            FROM table_holdings WHERE event_id = events.id AND date = evening.date GROUP BY during) AS held
        FROM events WHERE status = 'active' AND date = ANY (evening.days) ORDER BY created_at, id) AS event) AS events,
      (SELECT json_build_object('hours', CASE WHEN opens IS NOT NULL
          THEN jsonb_strip_nulls(jsonb_build_object('opens', opens, 'lastStart', opens, 'closes', closes, 'break', break)) END)
        FROM evenings_to_reseat WHERE date = evening.date) AS "beforeVenueChange"
    FROM jsonb_to_recordset($1) AS evening (date text, days text[])`,
};

/** `heldUntil` in milliseconds. */
type QueriedVisit = Visit & { heldUntil: number | null };

type VisitColumns = { [Field in Exclude<keyof QueriedVisit, 'hasEnded'>]-?: QueriedVisit[Field][] };

interface EveningRow extends EveningVersion, Pick<EveningRows, 'events' | 'beforeVenueChange'> {
  date: ServiceDate;
  visits: VisitColumns | null;
}

/** One statement, so that all parts are consistent. In the order of the dates. */
export async function readEveningRows(
  run: Querier,
  dates: readonly ServiceDate[],
  now: Date,
): Promise<ReadonlyMap<ServiceDate, EveningRows>> {
  const dateRows = dates.map((date) => ({ date, days: [-1, 0, 1].map((days) => addDays(date, days)) }));
  const rows = await run<EveningRow>(eveningStateStatement, [JSON.stringify(dateRows), tableHoldingStatuses, now]);
  return new Map(
    rows.map(({ date, visits, events, beforeVenueChange, ...version }) => {
      const visitRows = visits ? toVisitRows(visits) : [];
      return [date, { version, ...markExpiredHolds(visitRows, now.getTime()), events, beforeVenueChange }];
    }),
  );
}

function toVisitRows(columns: VisitColumns): QueriedVisit[] {
  const fields = Object.entries(columns);
  return columns.id.map(
    (_id, rowIndex) => Object.fromEntries(fields.map(([field, values]) => [field, values[rowIndex]])) as never,
  );
}

function markExpiredHolds(visits: QueriedVisit[], nowMs: number): Pick<EveningRows, 'visits' | 'validUntil'> {
  const holdEnds = visits.flatMap(({ heldUntil }) => heldUntil ?? []);
  if (holdEnds.length === 0) return { visits, validUntil: null };
  const isHoldExpired = ({ heldUntil }: QueriedVisit): boolean => heldUntil !== null && heldUntil <= nowMs;
  const validUntil = Math.min(...holdEnds.filter((end) => end > nowMs));
  return { visits: visits.map((visit) => ({ ...visit, hasEnded: isHoldExpired(visit) })), validUntil };
}

export function toEveningState(date: ServiceDate, rows: EveningRows, venue: Venue): EveningState {
  const { visits, events, beforeVenueChange } = rows;
  return {
    ...venueDayOn(date, venue),
    plan: tablePlanOn(date, venue),
    visits,
    events: events.flatMap((event) => toEventSeating(event, date) ?? []),
    ...(beforeVenueChange && { oldHours: beforeVenueChange.hours }),
  };
}

/** Equal in all processes. */
export function toVersionText({ venueVersion, lockVersion }: EveningVersion): string {
  return `${venueVersion}-${(lockVersion ?? '').replaceAll(/\D/g, '')}`;
}

import {
  type CapacityMode,
  type EveningEvent,
  type ServiceDate,
  type Visit,
  addDays,
  minuteOfTime,
} from '@strapec/domain';
import type { RunStatement } from '../database/named-query.js';

/** Everyone who holds tables on a service date, as one statement saw it. */
export interface DayEvening {
  /** Changes whenever a table of that evening is taken or given back, or a table of the house changes. */
  version: EveningVersion;
  visits: Visit[];
  /** Active events of this date and of its neighbours: they may reach over midnight. */
  events: EveningEvent[];
}

export interface EveningVersion {
  /** Stamp of the evening's lock row, `null` while nobody has reserved. */
  lock: string | null;
  tablePlan: number;
}

interface EventRow extends Omit<EveningEvent, 'start'> {
  time: string;
  capacityMode: CapacityMode;
}

/** Both dates are the same; without the second one PostgreSQL reads every reservation of a house that has few. */
const eveningStatement = {
  name: 'day-evening',
  text: `
    SELECT (SELECT updated_at::text FROM reservation_capacity_locks WHERE date = $1) AS lock,
      (SELECT version FROM table_plan_version) AS "tablePlan",
      (SELECT coalesce(json_agg(visit), '[]') FROM (
        SELECT reservations.id, reservations.party_size AS "partySize",
          min(lower(held.during)) AS "start", max(upper(held.during)) AS "end", array_agg(held.table_id) AS tables,
          reservations.is_pinned OR reservations.status = 'seated' AS "isFixed"
        FROM reservation_tables AS held JOIN reservations ON reservations.id = held.reservation_id
        WHERE held.date = $1 AND reservations.date = $1
        GROUP BY reservations.id) AS visit) AS visits,
      (SELECT coalesce(json_agg(event), '[]') FROM (
        SELECT id, date, "time", duration AS "durationHours", max_capacity AS "maxCapacity", capacity_mode AS "capacityMode"
        FROM events WHERE status = 'active' AND date = ANY ($2)) AS event) AS events`,
};

/** Reads an evening in one statement, so that version, visits and events belong together. */
export async function dayEvening(run: RunStatement, date: ServiceDate): Promise<DayEvening> {
  const dates = [addDays(date, -1), date, addDays(date, 1)];
  const [row] = await run<EveningVersion & { visits: Visit[]; events: EventRow[] }>(eveningStatement, [date, dates]);
  const { lock = null, tablePlan = 0, visits = [], events = [] } = row ?? {};
  return {
    version: { lock, tablePlan },
    visits,
    events: events.map(({ time, ...event }) => ({ ...event, start: minuteOfTime(time) })),
  };
}

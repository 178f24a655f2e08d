import type { VenueDay } from '../../venue/venue.js';
import type { TablePlan } from '../../venue/table-plan.js';
import { type OpeningHours, isWithinHours } from '../../venue/schedule/opening-hours.js';
import { type LocalDateTime, type Minute, serviceDayEnd, minutesUntil } from '../../venue/schedule/time-of-day.js';
import { type Evening, type Visit, tablePlanAt, withSeatingFrozen } from '../evening/evening.js';
import { type EventSeating, toEventVisits, assignEventTables } from '../evening/event-holdings.js';
import { isSeated, extendSeatedVisits } from '../evening/seated-visits.js';
import { applyResetTime, toStayPeriod } from '../evening/reset-time.js';
import { applyMoves } from '../search/seating-request.js';
import { reseatVisits } from './reseat-visits.js';

/** The oldest first. Some visits may have no tables. */
export interface EveningState extends VenueDay {
  plan: TablePlan;
  visits: readonly Visit[];
  events: readonly EventSeating[];
  /** If the evening has not been reseated since; `null` means closed. */
  oldHours?: OpeningHours | null;
  steps?: number;
}

export function toEvening({ visits, events, ...day }: EveningState): Evening {
  const occupancy = [...visits, ...toEventVisits(events)].filter(({ tables }) => tables.length > 0);
  return { ...day, occupancy, ...(day.rules.pacingCovers !== null && { arrivals: visits }) };
}

export function listVisitsWithoutTables({ visits }: Pick<EveningState, 'visits'>): Visit[] {
  return visits.filter(({ tables }) => tables.length === 0);
}

/** `isCertain`: no further visit could be seated. `isFewest`: no arrangement has fewer moves. */
export interface ReseatedEvening {
  eveningState: EveningState;
  isCertain: boolean;
  isFewest: boolean;
}

/** The oldest visits first; others move for them. A visit loses its tables only to new opening hours, an event (rules §4) or guests who still sit there (rules §3). Outside opening hours it is never seated, but keeps tables that staff gave it. */
export function reseatEvening(eveningState: EveningState, now: LocalDateTime): ReseatedEvening {
  if (minutesUntil(eveningState.date, serviceDayEnd, now) <= 0)
    return { eveningState, isCertain: true, isFewest: true };
  const { oldHours, ...stateToReseat } = eveningState;
  const { date, plan, steps, hours, rules } = stateToReseat;
  const events = assignEventTables(eveningState.events, plan);
  const eventVisits = toEventVisits(events);
  const unexpiredState = { ...eveningState, visits: withoutExpiredHolds(eveningState.visits) };
  const context = { date, rules, now };
  const visitsWithResetTime = applyResetTime(unseatOutsideHours(unexpiredState, now), eventVisits, context);
  const visits = extendSeatedVisits(visitsWithResetTime, eventVisits, context);
  const visitsToSeat = visits.filter((visit) => visit.tables.length > 0 || isWithinHours(toStayPeriod(visit), hours));
  const evening = withSeatingFrozen({ ...stateToReseat, occupancy: visitsToSeat }, now);
  const planAt = (start: Minute): TablePlan => tablePlanAt(start, evening, now);
  const { moves, unseated, ...certainty } = reseatVisits(evening.occupancy, { immovable: eventVisits, planAt, steps });
  if (moves.length === 0 && unseated.length === 0)
    return { eveningState: { ...stateToReseat, events, visits }, ...certainty };
  const unseatedIds = new Set(unseated);
  const seatedVisits = applyMoves(visits, moves).map((visit) =>
    unseatedIds.has(visit.id) ? { ...visit, tables: [] } : visit,
  );
  return { eveningState: { ...stateToReseat, events, visits: seatedVisits }, ...certainty };
}

const withoutExpiredHolds = (visits: readonly Visit[]): readonly Visit[] =>
  visits.some(({ hasEnded }) => hasEnded) ? visits.filter(({ hasEnded }) => !hasEnded) : visits;

/** Visits that have begun keep theirs. */
function unseatOutsideHours({ date, visits, hours, oldHours }: EveningState, now: LocalDateTime): readonly Visit[] {
  if (oldHours === undefined) return visits;
  const isOutsideNewHours = (visit: Visit): boolean =>
    visit.tables.length > 0 &&
    isWithinHours(toStayPeriod(visit), oldHours) &&
    !isWithinHours(toStayPeriod(visit), hours) &&
    !isSeated(visit) &&
    minutesUntil(date, visit.start, now) > 0;
  return visits.map((visit) => (isOutsideNewHours(visit) ? { ...visit, tables: [] } : visit));
}

import type { VenueDay } from '../../venue/venue.js';
import { minutesAhead } from '../../venue/start-times.js';
import type { TablePlan } from '../../venue/table-plan.js';
import { type OpeningHours, isWithin } from '../../venue/schedule/opening-hours.js';
import { type LocalMoment, type Minute, dayEnds } from '../../venue/schedule/time-of-day.js';
import { type Evening, type Visit, planFor, withSeatingFrozen } from '../evening/evening.js';
import { type EventVisit, atTheirTables, withTheirTables } from '../evening/event-holdings.js';
import { areSitting, asTheySit } from '../evening/guests-who-sit.js';
import { asTheRulesHold, visitItself } from '../evening/reset-time.js';
import { afterMoves } from '../search/seating-request.js';
import { reseatEvening } from './reseat-evening.js';

/** The oldest first. Some visits may have no tables. */
export interface EveningState extends VenueDay {
  plan: TablePlan;
  visits: readonly Visit[];
  events: readonly EventVisit[];
  /** If the evening has not been reseated since; `null` means closed. */
  hoursBefore?: OpeningHours | null;
  steps?: number;
}

export function eveningOf({ visits, events, ...day }: EveningState): Evening {
  const occupancy = [...visits, ...atTheirTables(events)].filter(({ tables }) => tables.length > 0);
  return { ...day, occupancy, ...(day.rules.pacingCovers !== null && { comers: visits }) };
}

export function waitingIn({ visits }: Pick<EveningState, 'visits'>): Visit[] {
  return visits.filter(({ tables }) => tables.length === 0);
}

/** `isCertain`: no further visit could be seated. `isFewest`: no arrangement has fewer moves. */
export interface ReseatedEvening {
  eveningState: EveningState;
  isCertain: boolean;
  isFewest: boolean;
}

/** The oldest visits first; others move for them. A visit loses its tables only to new opening hours, an event (rules §4) or guests who still sit there (rules §3). Outside opening hours it is never seated, but keeps tables that staff gave it. */
export function reseatedEvening(eveningState: EveningState, now: LocalMoment): ReseatedEvening {
  if (minutesAhead(eveningState.date, dayEnds, now) <= 0) return { eveningState, isCertain: true, isFewest: true };
  const { hoursBefore, ...reseating } = eveningState;
  const { date, plan, steps, hours, rules } = reseating;
  const events = withTheirTables(eveningState.events, plan);
  const immovable = atTheirTables(events);
  const standing = { ...eveningState, visits: stillHeld(eveningState.visits) };
  const held = asTheRulesHold(withinNewHours(standing, now), immovable, { date, rules, now });
  const visits = asTheySit(held, immovable, { date, rules, now });
  const claims = visits.filter((visit) => visit.tables.length > 0 || isWithin(visitItself(visit), hours));
  const evening = withSeatingFrozen({ ...reseating, occupancy: claims }, now);
  const planAt = (start: Minute): TablePlan => planFor(start, evening, now);
  const { moves, unseated, ...known } = reseatEvening(evening.occupancy, { immovable, planAt, steps });
  if (moves.length === 0 && unseated.length === 0) return { eveningState: { ...reseating, events, visits }, ...known };
  const waiting = new Set(unseated);
  const seated = afterMoves(visits, moves).map((visit) => (waiting.has(visit.id) ? { ...visit, tables: [] } : visit));
  return { eveningState: { ...reseating, events, visits: seated }, ...known };
}

const stillHeld = (visits: readonly Visit[]): readonly Visit[] =>
  visits.some(({ hasEnded }) => hasEnded) ? visits.filter(({ hasEnded }) => !hasEnded) : visits;

/** Visits that have begun keep theirs. */
function withinNewHours({ date, visits, hours, hoursBefore }: EveningState, now: LocalMoment): readonly Visit[] {
  if (hoursBefore === undefined) return visits;
  const isShutOut = (visit: Visit): boolean =>
    visit.tables.length > 0 &&
    isWithin(visitItself(visit), hoursBefore) &&
    !isWithin(visitItself(visit), hours) &&
    !areSitting(visit) &&
    minutesAhead(date, visit.start, now) > 0;
  return visits.map((visit) => (isShutOut(visit) ? { ...visit, tables: [] } : visit));
}

import type { HouseDay } from '../../venue/house.js';
import { minutesAhead } from '../../venue/start-times.js';
import type { TablePlan } from '../../venue/table-plan.js';
import { type OpeningHours, isWithin } from '../../venue/schedule/opening-hours.js';
import { type LocalMoment, type Minute, dayEnds } from '../../venue/schedule/time-of-day.js';
import { type Evening, type Visit, planFor, withSeatingFrozen } from '../evening/evening.js';
import { type EventVisit, atTheirTables, withTheirTables } from '../evening/event-holdings.js';
import { areSitting, asTheySit } from '../evening/guests-who-sit.js';
import { asTheRulesHold, visitItself } from '../evening/reset-time.js';
import { afterMoves } from '../search/seating-request.js';
import { settleEvening } from './settle-evening.js';

/** Everybody who has a claim to tables of one evening: guests and events, each the oldest first; some may have none. */
export interface Night extends HouseDay {
  plan: TablePlan;
  visits: readonly Visit[];
  events: readonly EventVisit[];
  /** Where the house has changed since it was put in order last: the hours until then; `null` is closed. */
  hoursBefore?: OpeningHours | null;
  /** Steps that putting it in order may take, as for a room. */
  steps?: number;
}

/** The evening as the rules ask for it: whoever holds tables. */
export function eveningOf({ visits, events, ...day }: Night): Evening {
  const occupancy = [...visits, ...atTheirTables(events)].filter(({ tables }) => tables.length > 0);
  return { ...day, occupancy, ...(day.rules.pacingCovers !== null && { comers: visits }) };
}

/** The visits for which the house has no tables, the oldest first. */
export function waitingIn({ visits }: Pick<Night, 'visits'>): Visit[] {
  return visits.filter(({ tables }) => tables.length === 0);
}

/** A night put in order, whether it is known that nobody more could be seated, and that no fewer could move. */
export interface SettledNight {
  night: Night;
  isCertain: boolean;
  isFewest: boolean;
}

/**
 * The evening put in order: whom the house has closed its doors to by changing its hours holds no table; events have the tables they ask for, and whoever has none is seated if that can be, the oldest
 * first; others move for them, nobody loses a table but to an event (rules §4) or to guests who still sit there (rules §3).
 * The house seats nobody by itself outside its hours; whom staff have put there stays. An evening that is over stays as it was.
 */
export function settledNight(night: Night, now: LocalMoment): SettledNight {
  if (minutesAhead(night.date, dayEnds, now) <= 0) return { night, isCertain: true, isFewest: true };
  const { hoursBefore, ...settling } = night;
  const { date, plan, steps, hours, rules } = settling;
  const events = withTheirTables(night.events, plan);
  const immovable = atTheirTables(events);
  const standing = { ...night, visits: stillHeld(night.visits) };
  const held = asTheRulesHold(withinNewHours(standing, now), immovable, { date, rules, now });
  const visits = asTheySit(held, immovable, { date, rules, now });
  const claims = visits.filter((visit) => visit.tables.length > 0 || isWithin(visitItself(visit), hours));
  const evening = withSeatingFrozen({ ...settling, occupancy: claims }, now);
  const planAt = (start: Minute): TablePlan => planFor(start, evening, now);
  const { moves, unseated, ...known } = settleEvening(evening.occupancy, { immovable, planAt, steps });
  if (moves.length === 0 && unseated.length === 0) return { night: { ...settling, events, visits }, ...known };
  const waiting = new Set(unseated);
  const seated = afterMoves(visits, moves).map((visit) => (waiting.has(visit.id) ? { ...visit, tables: [] } : visit));
  return { night: { ...settling, events, visits: seated }, ...known };
}

/** The visits without the places whose time is over. */
const stillHeld = (visits: readonly Visit[]): readonly Visit[] =>
  visits.some(({ hasEnded }) => hasEnded) ? visits.filter(({ hasEnded }) => !hasEnded) : visits;

/** The visits without the tables of those that the old hours allowed and the new ones do not; nobody who has begun. */
function withinNewHours({ date, visits, hours, hoursBefore }: Night, now: LocalMoment): readonly Visit[] {
  if (hoursBefore === undefined) return visits;
  const isShutOut = (visit: Visit): boolean =>
    visit.tables.length > 0 &&
    isWithin(visitItself(visit), hoursBefore) &&
    !isWithin(visitItself(visit), hours) &&
    !areSitting(visit) &&
    minutesAhead(date, visit.start, now) > 0;
  return visits.map((visit) => (isShutOut(visit) ? { ...visit, tables: [] } : visit));
}

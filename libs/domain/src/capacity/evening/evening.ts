import type { HouseDay } from '../../venue/house.js';
import { minutesAhead } from '../../venue/start-times.js';
import { type TablePlan, maskOf, openToSmallParties } from '../../venue/table-plan.js';
import { openingAt } from '../../venue/schedule/opening-hours.js';
import type { LocalMoment, Minute } from '../../venue/schedule/time-of-day.js';

/** A half-open stretch of one evening: `[start, end)`. */
export interface Stretch {
  start: Minute;
  end: Minute;
}

/** A party and the stretch for which it holds its tables; an event that takes tables is a fixed visit too. */
export interface Visit extends Stretch {
  id: string;
  /** When it leaves, where its tables are to be cleared after it; else at the end. */
  leaves?: Minute;
  partySize: number;
  /** Whether it was only held, and the time for that is over: it takes part in nothing any more. */
  hasEnded?: boolean | null;
  /** None while the house has no place for it. */
  tables: readonly string[];
  /** Pinned by staff, seated, or an event: re-seating leaves it where it is. */
  isFixed: boolean;
  /** Since when they sit there; nothing while they do not. They hold their tables until they have left. */
  sits?: Minute | null;
  /** They sit on after the end of their visit, and the grace for that has passed: when they leave is not known. */
  isOverdue?: boolean;
}

/** Everyone who holds tables on one evening. */
export type Occupancy = readonly Visit[];

/** The room on one evening, and who is in it. */
export interface Room {
  plan: TablePlan;
  occupancy: Occupancy;
  /** Steps that a search in it may take; `usualSteps` when nothing is said. */
  steps?: number;
}

/** All that a decision about one evening asks. */
export interface Evening extends HouseDay, Room {
  /** Everybody who comes that evening, for the pace, where the rules have one; else whoever is in the room. */
  comers?: readonly Pick<Visit, 'id' | 'start' | 'partySize'>[];
}

/** Whether two stretches share a moment. */
export function overlaps(a: Stretch, b: Stretch): boolean {
  return a.start < b.end && b.start < a.end;
}

/** The others that are at its tables, at whatever time. */
export function besideOf(visit: Visit, others: Occupancy): Visit[] {
  return others.filter((other) => other !== visit && other.tables.some((table) => visit.tables.includes(table)));
}

/** The tables, as bits, that visits hold at some moment of a stretch. */
export function takenDuring(stretch: Stretch, visits: Occupancy, plan: TablePlan): number {
  return visits.reduce(
    (mask, visit) => (overlaps(stretch, visit) ? mask | maskOf(visit.tables, plan.tables) : mask),
    0,
  );
}

/** The tables, as bits, at which guests stay on after their visit: others are not moved there. */
export function overdueTables(visits: Occupancy, plan: TablePlan): number {
  return visits.reduce((mask, { isOverdue, tables }) => (isOverdue ? mask | maskOf(tables, plan.tables) : mask), 0);
}

/** The tables that nobody holds at any moment of a stretch, in the room's order. */
export function freeTablesDuring(stretch: Stretch, { plan, occupancy }: Room): string[] {
  const taken = takenDuring(stretch, occupancy, plan);
  return plan.tables.filter((_, index) => ((taken >> index) & 1) === 0);
}

/** The evening in which every visit that has begun stays where it is (rules §3). */
export function withBegunFixed<Night extends Evening>(evening: Night, now: LocalMoment): Night {
  const reached = -minutesAhead(evening.date, 0, now); // asked once: every answer passes here with all its visits
  const hasBegun = (visit: Visit): boolean => visit.start <= reached;
  if (!evening.occupancy.some(hasBegun)) return evening;
  const occupancy = evening.occupancy.map((visit) => (hasBegun(visit) ? { ...visit, isFixed: true } : visit));
  return { ...evening, occupancy };
}

/**
 * The evening as the house itself may arrange it: from a set time before an opening it moves no visit of it any more, so that
 * the cards on the tables stay true; staff still may (rules §3).
 */
export function withSeatingFrozen<Night extends Evening>(evening: Night, now: LocalMoment): Night {
  const { date, hours, rules } = evening;
  const { freezeMinutes } = rules;
  const current = withBegunFixed(evening, now);
  if (!hours || freezeMinutes === null || minutesAhead(date, hours.opens, now) > freezeMinutes) return current;
  const isFrozen = ({ start }: Visit): boolean =>
    !hours.break || minutesAhead(date, openingAt(start, hours).opens, now) <= freezeMinutes;
  const occupancy = current.occupancy.map((visit) => (isFrozen(visit) ? { ...visit, isFixed: true } : visit));
  return { ...current, occupancy };
}

/** The evening as if a visit were not there: a change of a visit does not stand in its own way. */
export function withoutVisit<Night extends Room & Pick<Evening, 'comers'>>(evening: Night, id: string): Night {
  const isOther = (visit: { id: string }): boolean => visit.id !== id;
  const { occupancy, comers } = evening;
  return { ...evening, occupancy: occupancy.filter(isOther), ...(comers && { comers: comers.filter(isOther) }) };
}

/** The room as it is for a visit that begins so soon: tables kept for larger parties may be open to all by then. */
export function planFor(start: Minute, { date, rules, plan }: Evening, now: LocalMoment): TablePlan {
  const { smallPartiesFrom } = rules;
  const isSoon = smallPartiesFrom !== null && minutesAhead(date, start, now) <= smallPartiesFrom;
  return isSoon ? openToSmallParties(plan) : plan;
}

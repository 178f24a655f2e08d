import type { VenueDay } from '../../venue/venue.js';
import { minutesAhead } from '../../venue/start-times.js';
import { type TablePlan, maskOf, openToSmallParties } from '../../venue/table-plan.js';
import { openingAt } from '../../venue/schedule/opening-hours.js';
import type { LocalMoment, Minute } from '../../venue/schedule/time-of-day.js';

/** Half-open: `[start, end)`. */
export interface Stretch {
  start: Minute;
  end: Minute;
}

/** An event that takes tables is a fixed visit too. */
export interface Visit extends Stretch {
  id: string;
  /** Before its tables are cleared. */
  leaves?: Minute;
  partySize: number;
  /** A held place that has expired is ignored. */
  hasEnded?: boolean | null;
  tables: readonly string[];
  /** Pinned, seated, or an event. */
  isFixed: boolean;
  /** They hold their tables until they leave. */
  sits?: Minute | null;
  isOverdue?: boolean;
}

export type Occupancy = readonly Visit[];

export interface Room {
  plan: TablePlan;
  occupancy: Occupancy;
  /** For one search; `usualSteps` unless given. */
  steps?: number;
}

export interface Evening extends VenueDay, Room {
  /** If the rules limit the pace; `occupancy` unless given. */
  comers?: readonly Pick<Visit, 'id' | 'start' | 'partySize'>[];
}

export function overlaps(a: Stretch, b: Stretch): boolean {
  return a.start < b.end && b.start < a.end;
}

export function besideOf(visit: Visit, others: Occupancy): Visit[] {
  return others.filter((other) => other !== visit && other.tables.some((table) => visit.tables.includes(table)));
}

export function takenDuring(stretch: Stretch, visits: Occupancy, plan: TablePlan): number {
  return visits.reduce(
    (mask, visit) => (overlaps(stretch, visit) ? mask | maskOf(visit.tables, plan.tables) : mask),
    0,
  );
}

/** As bits. No other party is moved there. */
export function overdueTables(visits: Occupancy, plan: TablePlan): number {
  return visits.reduce((mask, { isOverdue, tables }) => (isOverdue ? mask | maskOf(tables, plan.tables) : mask), 0);
}

export function freeTablesDuring(stretch: Stretch, { plan, occupancy }: Room): string[] {
  const taken = takenDuring(stretch, occupancy, plan);
  return plan.tables.filter((_, index) => ((taken >> index) & 1) === 0);
}

export function withBegunFixed<Seen extends Evening>(evening: Seen, now: LocalMoment): Seen {
  const reached = -minutesAhead(evening.date, 0, now);
  const hasBegun = (visit: Visit): boolean => visit.start <= reached;
  if (!evening.occupancy.some(hasBegun)) return evening;
  const occupancy = evening.occupancy.map((visit) => (hasBegun(visit) ? { ...visit, isFixed: true } : visit));
  return { ...evening, occupancy };
}

/** Table cards stay correct; staff may still move a visit (rules §3). */
export function withSeatingFrozen<Seen extends Evening>(evening: Seen, now: LocalMoment): Seen {
  const { date, hours, rules } = evening;
  const { freezeMinutes } = rules;
  const current = withBegunFixed(evening, now);
  if (!hours || freezeMinutes === null || minutesAhead(date, hours.opens, now) > freezeMinutes) return current;
  const isFrozen = ({ start }: Visit): boolean =>
    !hours.break || minutesAhead(date, openingAt(start, hours).opens, now) <= freezeMinutes;
  const occupancy = current.occupancy.map((visit) => (isFrozen(visit) ? { ...visit, isFixed: true } : visit));
  return { ...current, occupancy };
}

export function withoutVisit<Seen extends Room & Pick<Evening, 'comers'>>(evening: Seen, id: string): Seen {
  const isOther = (visit: { id: string }): boolean => visit.id !== id;
  const { occupancy, comers } = evening;
  return { ...evening, occupancy: occupancy.filter(isOther), ...(comers && { comers: comers.filter(isOther) }) };
}

/** Tables for larger parties open to small ones shortly before the start. */
export function planFor(start: Minute, { date, rules, plan }: Evening, now: LocalMoment): TablePlan {
  const { smallPartiesFrom } = rules;
  const isSoon = smallPartiesFrom !== null && minutesAhead(date, start, now) <= smallPartiesFrom;
  return isSoon ? openToSmallParties(plan) : plan;
}

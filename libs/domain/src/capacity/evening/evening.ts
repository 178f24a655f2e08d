import type { VenueDay } from '../../venue/venue.js';
import { type TablePlan, tableMask, openTablesToSmallParties } from '../../venue/table-plan.js';
import { findOpenPeriodNear } from '../../venue/schedule/opening-hours.js';
import {
  type LocalDateTime,
  type Minute,
  currentServiceMinute,
  minutesUntil,
} from '../../venue/schedule/time-of-day.js';

/** Half-open: `[start, end)`. */
export interface Period {
  start: Minute;
  end: Minute;
}

/** An event that takes tables is a fixed visit too. */
export interface Visit extends Period {
  id: string;
  /** When the guests leave; `end` is when the tables are cleared. */
  leaves?: Minute;
  partySize: number;
  /** A held place that has expired is ignored. */
  hasEnded?: boolean | null;
  tables: readonly string[];
  /** Pinned, seated, or an event. */
  isFixed: boolean;
  /** They hold their tables until they leave. */
  seatedSince?: Minute | null;
  isOverdue?: boolean;
}

export type Occupancy = readonly Visit[];

export interface OccupiedRoom {
  plan: TablePlan;
  occupancy: Occupancy;
  /** For one search; `usualSearchSteps` unless given. */
  steps?: number;
}

export interface Evening extends VenueDay, OccupiedRoom {
  /** If the rules limit the pace; `occupancy` unless given. */
  arrivals?: readonly Pick<Visit, 'id' | 'start' | 'partySize'>[];
}

export function overlaps(a: Period, b: Period): boolean {
  return a.start < b.end && b.start < a.end;
}

export const sharesTables = (a: Pick<Visit, 'tables'>, b: Pick<Visit, 'tables'>): boolean =>
  a.tables.some((table) => b.tables.includes(table));

export function listVisitsSharingTables(visit: Visit, others: Occupancy): Visit[] {
  return others.filter((other) => other !== visit && sharesTables(other, visit));
}

export function toTakenTablesMask(period: Period, visits: Occupancy, plan: TablePlan): number {
  return visits.reduce(
    (mask, visit) => (overlaps(period, visit) ? mask | tableMask(visit.tables, plan.tables) : mask),
    0,
  );
}

/** As bits. No other party is moved there. */
export function toOverdueTablesMask(visits: Occupancy, plan: TablePlan): number {
  return visits.reduce((mask, { isOverdue, tables }) => (isOverdue ? mask | tableMask(tables, plan.tables) : mask), 0);
}

export function listFreeTablesDuring(period: Period, { plan, occupancy }: OccupiedRoom): string[] {
  const takenMask = toTakenTablesMask(period, occupancy, plan);
  return plan.tables.filter((_, index) => ((takenMask >> index) & 1) === 0);
}

function fixVisits<AnyEvening extends Evening>(evening: AnyEvening, shouldFix: (visit: Visit) => boolean): AnyEvening {
  if (!evening.occupancy.some(shouldFix)) return evening;
  const occupancy = evening.occupancy.map((visit) => (shouldFix(visit) ? { ...visit, isFixed: true } : visit));
  return { ...evening, occupancy };
}

export function withBegunVisitsFixed<AnyEvening extends Evening>(evening: AnyEvening, now: LocalDateTime): AnyEvening {
  const currentMinute = currentServiceMinute(evening.date, now);
  return fixVisits(evening, ({ start }) => start <= currentMinute);
}

/** Table cards stay correct; staff may still move a visit (rules §3). */
export function withSeatingFrozen<AnyEvening extends Evening>(evening: AnyEvening, now: LocalDateTime): AnyEvening {
  const { date, hours, rules } = evening;
  const { freezeMinutes } = rules;
  const current = withBegunVisitsFixed(evening, now);
  if (!hours || freezeMinutes === null || minutesUntil(date, hours.opens, now) > freezeMinutes) return current;
  const isFrozen = ({ start }: Visit): boolean =>
    !hours.break || minutesUntil(date, findOpenPeriodNear(start, hours).opens, now) <= freezeMinutes;
  return fixVisits(current, isFrozen);
}

export function withoutVisit<T extends OccupiedRoom & Pick<Evening, 'arrivals'>>(evening: T, id: string): T {
  const isOther = (visit: { id: string }): boolean => visit.id !== id;
  const { occupancy, arrivals } = evening;
  return { ...evening, occupancy: occupancy.filter(isOther), ...(arrivals && { arrivals: arrivals.filter(isOther) }) };
}

/** Tables for larger parties open to small ones shortly before the start. */
export function tablePlanAt(start: Minute, { date, rules, plan }: Evening, now: LocalDateTime): TablePlan {
  const { smallPartiesFrom } = rules;
  const isSoon = smallPartiesFrom !== null && minutesUntil(date, start, now) <= smallPartiesFrom;
  return isSoon ? openTablesToSmallParties(plan) : plan;
}

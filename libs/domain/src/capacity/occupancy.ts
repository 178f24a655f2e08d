import type { Schedule } from '../schedule/opening-hours.js';
import { type ServiceDate, daysBetween } from '../schedule/service-date.js';
import { type LocalMoment, type Minute, minutesPerDay } from '../schedule/time-of-day.js';
import { type TablePlan, maskOf } from './table-plan.js';

/** A half-open stretch of one evening: `[start, end)`. */
export interface Stretch {
  start: Minute;
  end: Minute;
}

/** A party at its tables for its whole stay; an event that takes tables is a fixed visit too. */
export interface Visit extends Stretch {
  id: string;
  partySize: number;
  tables: readonly string[];
  /** Pinned by staff, seated, or an event: re-seating leaves it where it is. */
  isFixed: boolean;
}

/** Everyone who holds tables on one evening. */
export type Occupancy = readonly Visit[];

/** All that a decision about one evening asks. */
export interface Evening {
  date: ServiceDate;
  schedule: Schedule;
  plan: TablePlan;
  occupancy: Occupancy;
}

/** Whether two stretches share a moment. */
export function overlaps(a: Stretch, b: Stretch): boolean {
  return a.start < b.end && b.start < a.end;
}

/** The tables, as bits, that visits hold at some moment of a stretch. */
export function takenDuring(stretch: Stretch, visits: Occupancy, plan: TablePlan): number {
  return visits.reduce(
    (mask, visit) => (overlaps(stretch, visit) ? mask | maskOf(visit.tables, plan.tables) : mask),
    0,
  );
}

/** The evening in which every visit that has begun stays where it is (rules §3). */
export function withBegunFixed(evening: Evening, now: LocalMoment): Evening {
  const minuteNow = daysBetween(evening.date, now.date) * minutesPerDay + now.minute;
  const hasBegun = (visit: Visit): boolean => visit.start <= minuteNow;
  if (!evening.occupancy.some(hasBegun)) return evening;
  const occupancy = evening.occupancy.map((visit) => (hasBegun(visit) ? { ...visit, isFixed: true } : visit));
  return { ...evening, occupancy };
}

/** The evening as if a visit were not there: a change of a visit does not stand in its own way. */
export function withoutVisit(evening: Evening, id: string): Evening {
  return { ...evening, occupancy: evening.occupancy.filter((visit) => visit.id !== id) };
}

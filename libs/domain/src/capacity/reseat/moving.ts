import { reservationLimits } from '../../venue/reservation-limits.js';
import { type Stay, endsWithTheDay } from '../../venue/start-times.js';
import { placesFor } from '../../venue/table-plan.js';
import { brokenRules } from '../../reservation/staff-rules.js';
import type { LocalMoment, Minute } from '../../venue/schedule/time-of-day.js';
import { type Evening, type Visit, withoutVisit } from '../evening/evening.js';
import { heldStretch } from '../evening/guests-who-sit.js';
import { isWithinPace } from '../evening/pacing.js';
import { heldFor, visitItself } from '../evening/reset-time.js';
import type { Move } from '../search/seating-request.js';
import { seatAt } from './reseat-evening.js';

const { staffStartStep: quarter } = reservationLimits;

export interface HandPlace {
  tables: readonly string[];
  moves: readonly Move[];
}

/** As it was booked. In `evening` every visit that has begun is fixed. */
export interface Moving {
  visit: Visit;
  evening: Evening;
  now: LocalMoment;
  /** The caller only needs to know that a place exists. */
  anyMoves?: boolean;
}

/** Or the best combination that contains it. The server answers by the same search. */
export function placeAtTable(table: string, stay: Stay, { visit, evening, now, anyMoves }: Moving): HandPlace | null {
  const { id, partySize, tables: held, sits } = visit;
  const room = { ...withoutVisit(evening, id), anyMoves };
  const stretch = heldStretch({ ...heldFor(stay, evening), sits: sits ?? null }, evening.date, now);
  for (const tables of placesWith(table, { held, partySize, evening })) {
    const seating = seatAt(tables, { start: stretch.start, end: stretch.end, partySize }, room);
    if (typeof seating === 'object') return seating;
  }
  return null;
}

export function startsToMoveTo(minutes: number, moving: Moving): Minute[] {
  const { visit, evening } = moving;
  const { hours } = evening;
  const count = hours ? Math.max(0, Math.floor((hours.closes - hours.opens) / quarter)) : 0;
  const starts = Array.from({ length: count }, (_, index) => (hours?.opens ?? 0) + index * quarter);
  const all = [...new Set([...starts, visit.start])].sort((a, b) => a - b);
  return all.filter((start) => mayMoveTo({ start, minutes }, moving));
}

/** Without a reason: it breaks no rule that it does not break now. */
export function mayMoveTo(stay: Stay, { visit, evening, now }: Moving): boolean {
  const { start, end } = visitItself(visit);
  const before = brokenRules({ start, minutes: end - start }, evening, now);
  const isBrokenAnew = brokenRules(stay, evening, now).some((rule) => !before.includes(rule));
  return endsWithTheDay(stay) && !isBrokenAnew && keepsPace({ ...visit, start: stay.start }, { visit, evening });
}

function keepsPace(then: Visit, { visit, evening }: Pick<Moving, 'visit' | 'evening'>): boolean {
  return then.start === visit.start || isWithinPace(then, withoutVisit(evening, visit.id));
}

function placesWith(
  table: string,
  { held, partySize, evening }: { held: readonly string[]; partySize: number; evening: Evening },
): (readonly string[])[] {
  const nameOf = (tables: readonly string[]): string => [...tables].sort().join();
  const listed = placesFor(partySize, evening.plan).flatMap(({ tables }) => (tables.includes(table) ? [tables] : []));
  const own = listed.filter((tables) => nameOf(tables) === nameOf(held));
  return [...own, ...listed.filter((tables) => !own.includes(tables))];
}

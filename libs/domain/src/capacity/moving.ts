import type { HouseDay } from '../house/house.js';
import { reservationLimits } from '../house/reservation-limits.js';
import { type Stay, endsWithTheDay } from '../house/start-times.js';
import { placesFor } from '../house/table-plan.js';
import { brokenRules } from '../reservation/staff-rules.js';
import type { LocalMoment, Minute } from '../schedule/time-of-day.js';
import { type Evening, type Visit, withoutVisit } from './evening.js';
import type { Move } from './seating-request.js';
import { seatAt } from './settle-evening.js';

const { staffStartStep: quarter } = reservationLimits;

/** Where staff can put a visit by hand, and who gives way. */
export interface HandPlace {
  tables: readonly string[];
  moves: readonly Move[];
}

/** A visit that is being moved, in the evening in which whoever has begun stays where they are. */
export interface Moving {
  visit: Visit;
  evening: Evening;
}

/**
 * What a visit gets when it is put at a table at a start: that table, or the best combination with it; `null` when the party
 * cannot sit there. The server's answer to the same wish, by the same search.
 */
export function placeAtTable(table: string, stay: Stay, { visit, evening }: Moving): HandPlace | null {
  const room = withoutVisit(evening, visit.id);
  const request = { start: stay.start, end: stay.start + stay.minutes, partySize: visit.partySize };
  const own = visit.tables.includes(table) ? [visit.tables] : [];
  const listed = placesFor(visit.partySize, evening.plan).flatMap(({ tables }) =>
    tables.includes(table) ? [tables] : [],
  );
  for (const tables of [...own.filter((held) => isOneOf(held, listed)), ...listed]) {
    const seating = seatAt(tables, request, room);
    if (typeof seating === 'object') return seating;
  }
  return null;
}

/** The quarters of an hour at which a visit may begin instead: it breaks no rule there that it does not break already. */
export function startsToMoveTo({ visit, evening }: Moving, now: LocalMoment): Minute[] {
  const { hours } = evening;
  if (!hours) return [visit.start];
  const minutes = visit.end - visit.start;
  const isAllowed = rulesKept(visit, evening, now);
  const count = Math.max(0, Math.floor((hours.closes - hours.opens) / quarter));
  const starts = Array.from({ length: count }, (_, index) => hours.opens + index * quarter);
  return [...new Set([...starts, visit.start])].filter((start) => isAllowed({ start, minutes })).sort((a, b) => a - b);
}

/** Whether staff may give a visit another stay without a reason: it breaks no rule there that it does not break already. */
export function mayMoveTo(stay: Stay, { visit, evening }: Moving, now: LocalMoment): boolean {
  return rulesKept(visit, evening, now)(stay);
}

/** Whether another stay breaks no rule that the visit does not break as it is. */
function rulesKept(visit: Visit, day: HouseDay, now: LocalMoment): (stay: Stay) => boolean {
  const known = brokenRules({ start: visit.start, minutes: visit.end - visit.start }, day, now);
  return (stay) => endsWithTheDay(stay) && brokenRules(stay, day, now).every((rule) => known.includes(rule));
}

const isOneOf = (tables: readonly string[], listed: readonly (readonly string[])[]): boolean =>
  listed.some((place) => [...place].sort().join() === [...tables].sort().join());

import { reservationLimits } from '../../venue/reservation-limits.js';
import { type Stay, endsWithinServiceDay } from '../../venue/start-times.js';
import { placesFor, toTablesKey } from '../../venue/table-plan.js';
import { findBrokenStaffRules } from '../../reservation/staff-rules.js';
import type { LocalDateTime, Minute } from '../../venue/schedule/time-of-day.js';
import { type Evening, type Visit, withoutVisit } from '../evening/evening.js';
import { extendIfSeated } from '../evening/seated-visits.js';
import { isWithinPace } from '../evening/pacing.js';
import { tablePeriod, toStayPeriod } from '../evening/reset-time.js';
import type { FoundSeating } from '../search/seating-request.js';
import { type ReseatingRoom, findSeatingAt } from './reseat-visits.js';

const { quarterMinutes } = reservationLimits;

/** As it was booked. In `evening` every visit that has begun is fixed. */
export interface VisitToMove {
  visit: Visit;
  evening: Evening;
  now: LocalDateTime;
  /** The caller only needs to know that a place exists. */
  acceptsAnyMoves?: boolean;
}

/** Or the best combination that contains it. The server answers by the same search. */
export function findPlaceWithTable(
  table: string,
  stay: Stay,
  { visit, evening, now, acceptsAnyMoves }: VisitToMove,
): FoundSeating | null {
  const { id, partySize, tables: currentTables, seatedSince } = visit;
  const room = { ...withoutVisit(evening, id), acceptsAnyMoves } satisfies Pick<ReseatingRoom, 'acceptsAnyMoves'>;
  const period = extendIfSeated({ ...tablePeriod(stay, evening), seatedSince: seatedSince ?? null }, evening.date, now);
  for (const tables of listPlacesContaining(table, { held: currentTables, partySize, evening })) {
    const seating = findSeatingAt(tables, { start: period.start, end: period.end, partySize }, room);
    if (typeof seating === 'object') return seating;
  }
  return null;
}

export function listAllowedMoveStarts(minutes: number, visitToMove: VisitToMove): Minute[] {
  const { visit, evening } = visitToMove;
  const { hours } = evening;
  const count = hours ? Math.max(0, Math.floor((hours.closes - hours.opens) / quarterMinutes)) : 0;
  const starts = Array.from({ length: count }, (_, index) => (hours?.opens ?? 0) + index * quarterMinutes);
  const sortedStarts = [...new Set([...starts, visit.start])].sort((a, b) => a - b);
  return sortedStarts.filter((start) => canMoveTo({ start, minutes }, visitToMove));
}

/** Without a reason: it breaks no rule that it does not break now. */
export function canMoveTo(stay: Stay, { visit, evening, now }: VisitToMove): boolean {
  const { start, end } = toStayPeriod(visit);
  const brokenNow = findBrokenStaffRules({ start, minutes: end - start }, evening, now);
  const breaksNewRule = findBrokenStaffRules(stay, evening, now).some((rule) => !brokenNow.includes(rule));
  return endsWithinServiceDay(stay) && !breaksNewRule && keepsPace({ ...visit, start: stay.start }, { visit, evening });
}

function keepsPace(movedVisit: Visit, { visit, evening }: Pick<VisitToMove, 'visit' | 'evening'>): boolean {
  return movedVisit.start === visit.start || isWithinPace(movedVisit, withoutVisit(evening, visit.id));
}

function listPlacesContaining(
  table: string,
  { held, partySize, evening }: { held: readonly string[]; partySize: number; evening: Evening },
): (readonly string[])[] {
  const places = placesFor(partySize, evening.plan).flatMap(({ tables }) => (tables.includes(table) ? [tables] : []));
  const currentKey = toTablesKey(held);
  const currentPlaces = places.filter((tables) => toTablesKey(tables) === currentKey);
  return [...currentPlaces, ...places.filter((tables) => !currentPlaces.includes(tables))];
}

import { type Stay, endsByClosing, isReservableAt, startTimesOn } from '../../venue/start-times.js';
import type { GuestVenueDay } from '../../venue/venue.js';
import { type TablePlan, isPlaceListed, withoutPlacesAt } from '../../venue/table-plan.js';
import { addDays } from '../../venue/schedule/service-date.js';
import { type LocalDateTime, type Minute, minutesUntil } from '../../venue/schedule/time-of-day.js';
import { type Evening, tablePlanAt, withSeatingFrozen } from '../evening/evening.js';
import { isWithinPace } from '../evening/pacing.js';
import { findSeating, findSeatings } from '../search/seating.js';
import { findSeatingAt } from '../reseat/reseat-visits.js';
import { tablePeriod } from '../evening/reset-time.js';
import type { Seating, SeatingQuery } from '../search/seating-request.js';

export interface PartyAndDuration {
  partySize: number;
  minutes: number;
}

export type AvailableStartTimes = ReturnType<typeof findAvailableStarts>;

export interface VisitRequest extends PartyAndDuration, Stay {
  /** The present tables. The visit keeps them if no other party has to move. */
  currentTables?: readonly string[];
}

/** Each can be reserved (rules §3). `isCertain` is false when a search gave up. */
export function findAvailableStarts({ partySize, minutes }: PartyAndDuration, evening: Evening, now: LocalDateTime) {
  const frozenEvening = withSeatingFrozen(evening, now);
  const starts = listAllowedStarts(minutes, evening, now).filter((start) =>
    isWithinPace({ start, partySize }, evening),
  );
  const seatingQueries = starts.map((start) => toSeatingQuery({ start, partySize, minutes }, frozenEvening, now));
  const seatings = findSeatings(seatingQueries, frozenEvening);
  return {
    startTimes: starts.filter((_, index) => typeof seatings[index] === 'object'),
    isCertain: !seatings.includes('budget_exceeded'),
  };
}

export function listAllowedStarts(minutes: number, day: GuestVenueDay, now: LocalDateTime): Minute[] {
  return startTimesOn(day).filter((start) => endsByClosing({ start, minutes }, day) && isReservableAt(start, day, now));
}

export function isStartWithinRules({ start, minutes }: Stay, day: GuestVenueDay, now: LocalDateTime): boolean {
  return listAllowedStarts(minutes, day, now).includes(start);
}

export function findVisitSeating(request: VisitRequest, evening: Evening, now: LocalDateTime): Seating {
  const seatingQuery = toSeatingQuery(request, evening, now);
  return (
    seatAtCurrentTables(seatingQuery, request.currentTables ?? [], evening) ??
    findSeating(seatingQuery, { ...evening, plan: seatingQuery.plan })
  );
}

function seatAtCurrentTables(
  { plan, start, end, partySize }: SeatingQuery,
  tables: readonly string[],
  evening: Evening,
): Seating | null {
  if (!isPlaceListed(tables, partySize, plan)) return null;
  const seating = findSeatingAt(tables, { start, end, partySize }, { ...evening, plan });
  return typeof seating === 'object' && seating.moves.length === 0 ? seating : null;
}

function toSeatingQuery(request: VisitRequest, evening: Evening, now: LocalDateTime): SeatingQuery {
  const { start, end } = tablePeriod(request, evening);
  return { start, end, partySize: request.partySize, plan: onlineTablePlanAt(start, evening, now) };
}

/** Only answers about today and tomorrow depend on the minute. */
export function toNowCacheKey(date: string, now: LocalDateTime): string {
  const isNear = date <= addDays(now.date, 1);
  return isNear ? `${now.date} ${now.minute}` : now.date;
}

/** Minutes before a start. */
const walkInReleaseMinutes = 60;

function onlineTablePlanAt(start: Minute, evening: Evening, now: LocalDateTime): TablePlan {
  const plan = tablePlanAt(start, evening, now);
  const { walkInTables } = evening.rules;
  const isReleased = walkInTables.length === 0 || minutesUntil(evening.date, start, now) <= walkInReleaseMinutes;
  return isReleased ? plan : withoutPlacesAt(walkInTables, plan);
}

/** For staff, walk-in tables are free and the pace is only a warning. */
export function withoutPacingAndWalkInTables<AnyEvening extends Evening>(evening: AnyEvening): AnyEvening {
  return { ...evening, rules: { ...evening.rules, pacingCovers: null, walkInTables: [] } };
}

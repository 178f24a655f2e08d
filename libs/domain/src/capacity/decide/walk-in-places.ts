import type { GuestVenueDay } from '../../venue/venue.js';
import { reservationLimits } from '../../venue/reservation-limits.js';
import { type Stay, floorToQuarter } from '../../venue/start-times.js';
import { isWithinHours, findOpenPeriodNear } from '../../venue/schedule/opening-hours.js';
import {
  type LocalDateTime,
  type Minute,
  serviceDayEnd,
  minutesPerHour,
  currentServiceMinute,
} from '../../venue/schedule/time-of-day.js';
import { type Evening, type Period, listFreeTablesDuring, tablePlanAt } from '../evening/evening.js';
import { isSeated } from '../evening/seated-visits.js';
import { tablePeriod } from '../evening/reset-time.js';
import type { Move } from '../search/seating-request.js';
import { findSeating } from '../search/seating.js';
import { placesFor } from '../../venue/table-plan.js';

const { quarterMinutes, stayStepMinutes: stayStep, maxStaffStayMinutes } = reservationLimits;

export interface WalkInPlace {
  start: Minute;
  /** A multiple of 30 minutes. */
  minutes: number;
  tables: readonly string[];
  moves: readonly Move[];
}

/** The current quarter of an hour; `null` while the venue is closed. */
export function findWalkInStart({ date, hours }: GuestVenueDay, now: LocalDateTime): Minute | null {
  if (!hours) return null;
  const start = floorToQuarter(currentServiceMinute(date, now));
  return isWithinHours({ start, end: start + stayStep }, hours) ? start : null;
}

export type WalkInPlaces = ReturnType<typeof findWalkInPlaces>;

/** Visits that have begun must be fixed in `evening`. The search is exact. */
export function findWalkInPlaces(partySize: number, evening: Evening, now: LocalDateTime) {
  const start = findWalkInStart(evening, now);
  if (start === null) return { placesWithoutMoves: [], longerPlace: null };
  const nextUseByTable = findNextUseByTable(start, evening);
  const placesWithoutMoves = placesFor(partySize, tablePlanAt(start, evening, now)).flatMap(
    ({ tables }): WalkInPlace[] => {
      const nextUse = Math.min(...tables.map((table) => nextUseByTable.get(table) ?? serviceDayEnd));
      const minutes = longestStayMinutesBefore(nextUse, start, evening);
      return minutes > 0 ? [{ start, minutes, tables, moves: [] }] : [];
    },
  );
  const longestMinutes = Math.max(0, ...placesWithoutMoves.map(({ minutes }) => minutes));
  const usualMinutes = evening.rules.usualStayHours * minutesPerHour; // longer stays count as equal
  return {
    placesWithoutMoves: placesWithoutMoves.sort(
      (a, b) => Math.min(b.minutes, usualMinutes) - Math.min(a.minutes, usualMinutes),
    ),
    longerPlace: findLongestPlace(start, longestMinutes, { partySize, evening, now }),
  };
}

export function findSoonestPlace(
  { partySize, minutes, from }: { partySize: number; minutes: number; from?: Minute },
  evening: Evening,
  now: LocalDateTime,
): WalkInPlace | null {
  const currentQuarter = floorToQuarter(currentServiceMinute(evening.date, now));
  const firstStart = from === undefined ? findWalkInStart(evening, now) : Math.max(from, currentQuarter);
  if (firstStart === null || !evening.hours) return null;
  for (let start = firstStart; start + minutes <= evening.hours.closes; start += quarterMinutes) {
    if (!isWithinHours({ start, end: start + minutes }, evening.hours)) continue;
    const place = findPlace({ start, minutes }, { partySize, evening, now });
    if (place) return place;
  }
  return null;
}

export function listFreeTables(minute: Minute, evening: Evening): { table: string; until: Minute }[] {
  const end = evening.hours ? findOpenPeriodNear(minute, evening.hours).closes : minute + 1;
  const minutePeriod: Period = { start: minute, end: minute + 1 };
  const nextUseByTable = findNextUseByTable(minute, evening);
  return listFreeTablesDuring(minutePeriod, evening).flatMap((table) => {
    const until = Math.min(end, nextUseByTable.get(table) ?? end);
    return until > minute ? [{ table, until }] : [];
  });
}

/** At once if guests sit there. A table without a later visit has no entry. */
function findNextUseByTable(minute: Minute, { occupancy }: Evening): Map<string, Minute> {
  const nextUseByTable = new Map<string, Minute>();
  for (const visit of occupancy) {
    const isAtTable = isSeated(visit);
    if (!isAtTable && visit.end <= minute) continue;
    const start = isAtTable ? minute : Math.max(minute, visit.start);
    for (const table of visit.tables) nextUseByTable.set(table, Math.min(start, nextUseByTable.get(table) ?? start));
  }
  return nextUseByTable;
}

/** 0 if there is none. */
function longestStayMinutesBefore(nextUse: Minute, start: Minute, evening: Evening): number {
  let minutes = longestStayMinutesFrom(start, evening);
  while (minutes > 0 && tablePeriod({ start, minutes }, evening).end > nextUse) minutes -= stayStep;
  return minutes;
}

const longestStayMinutesFrom = (start: Minute, { hours }: Evening): number =>
  hours
    ? Math.floor(Math.min(findOpenPeriodNear(start, hours).closes - start, maxStaffStayMinutes) / stayStep) * stayStep
    : 0;

interface WalkInParty {
  partySize: number;
  evening: Evening;
  now: LocalDateTime;
}

/** A party that can stay can also stay for less, so a binary search finds it. */
function findLongestPlace(start: Minute, possibleMinutes: number, party: WalkInParty): WalkInPlace | null {
  let possibleSteps = possibleMinutes / stayStep;
  let impossibleSteps = longestStayMinutesFrom(start, party.evening) / stayStep + 1;
  let best: WalkInPlace | null = null;
  while (impossibleSteps - possibleSteps > 1) {
    const middleSteps = Math.floor((possibleSteps + impossibleSteps) / 2);
    const place = findPlace({ start, minutes: middleSteps * stayStep }, party);
    if (place) [possibleSteps, best] = [middleSteps, place];
    else impossibleSteps = middleSteps;
  }
  return best;
}

function findPlace(stay: Stay, { partySize, evening, now }: WalkInParty): WalkInPlace | null {
  const request = { ...tablePeriod(stay, evening), partySize };
  const seating = findSeating(request, { ...evening, plan: tablePlanAt(stay.start, evening, now) });
  return typeof seating === 'object' ? { ...stay, tables: seating.tables, moves: seating.moves } : null;
}

import type { GuestDay } from '../../venue/venue.js';
import { reservationLimits } from '../../venue/reservation-limits.js';
import { isWithin, openingAt } from '../../venue/schedule/opening-hours.js';
import { type LocalMoment, type Minute, dayEnds, minutesPerHour } from '../../venue/schedule/time-of-day.js';
import { type Evening, type Stretch, freeTablesDuring, planFor } from '../evening/evening.js';
import { areSitting, minuteOn } from '../evening/guests-who-sit.js';
import { heldFor } from '../evening/reset-time.js';
import type { Move } from '../search/seating-request.js';
import { seat } from '../search/seating.js';
import { placesFor } from '../../venue/table-plan.js';

const { staffStartStep: quarter, staffStayStep: step, longestStaffStay } = reservationLimits;

export interface WalkInPlace {
  start: Minute;
  /** A multiple of 30 minutes. */
  minutes: number;
  tables: readonly string[];
  moves: readonly Move[];
}

/** The current quarter of an hour; `null` while the venue is closed. */
export function walkInStart({ date, hours }: GuestDay, now: LocalMoment): Minute | null {
  if (!hours) return null;
  const start = quarterOf(minuteOn(date, now));
  return isWithin({ start, end: start + step }, hours) ? start : null;
}

export interface WalkInOffers {
  still: readonly WalkInPlace[];
  longer: WalkInPlace | null;
}

/** Visits that have begun must be fixed in `evening`. The search is exact. */
export function walkInOffers(partySize: number, evening: Evening, now: LocalMoment): WalkInOffers {
  const start = walkInStart(evening, now);
  if (start === null) return { still: [], longer: null };
  const nextAt = nextAtTables(start, evening);
  const still = placesFor(partySize, planFor(start, evening, now)).flatMap(({ tables }) => {
    const next = Math.min(...tables.map((table) => nextAt.get(table) ?? dayEnds));
    const minutes = longestBefore(next, start, evening);
    return minutes > 0 ? [{ start, minutes, tables, moves: [] }] : [];
  });
  const longest = Math.max(0, ...still.map(({ minutes }) => minutes));
  // stays above the usual length count as equal
  const worth = ({ minutes }: WalkInPlace): number => Math.min(minutes, evening.rules.usualStayHours * minutesPerHour);
  return {
    still: still.sort((a, b) => worth(b) - worth(a)),
    longer: longestFrom(start, longest, { partySize, evening, now }),
  };
}

export function soonestPlace(
  { partySize, minutes, from }: { partySize: number; minutes: number; from?: Minute },
  evening: Evening,
  now: LocalMoment,
): WalkInPlace | null {
  const first = from === undefined ? walkInStart(evening, now) : Math.max(from, quarterOf(minuteOn(evening.date, now)));
  if (first === null || !evening.hours) return null;
  for (let start = first; start + minutes <= evening.hours.closes; start += quarter) {
    if (!isWithin({ start, end: start + minutes }, evening.hours)) continue;
    const place = placeFor({ start, minutes }, { partySize, evening, now });
    if (place) return place;
  }
  return null;
}

export const quarterOf = (minute: Minute): Minute => Math.floor(minute / quarter) * quarter;

export function freeTablesAt(minute: Minute, evening: Evening): { table: string; until: Minute }[] {
  const end = evening.hours ? openingAt(minute, evening.hours).closes : minute + 1;
  const moment: Stretch = { start: minute, end: minute + 1 };
  const nextAt = nextAtTables(minute, evening);
  return freeTablesDuring(moment, evening).flatMap((table) => {
    const until = Math.min(end, nextAt.get(table) ?? end);
    return until > minute ? [{ table, until }] : [];
  });
}

/** At once if guests sit there. A table without a later visit has no entry. */
function nextAtTables(minute: Minute, { occupancy }: Evening): Map<string, Minute> {
  const nextAt = new Map<string, Minute>();
  for (const visit of occupancy) {
    const isThere = areSitting(visit);
    if (!isThere && visit.end <= minute) continue;
    const start = isThere ? minute : Math.max(minute, visit.start);
    for (const table of visit.tables) nextAt.set(table, Math.min(start, nextAt.get(table) ?? start));
  }
  return nextAt;
}

/** 0 if there is none. */
function longestBefore(next: Minute, start: Minute, evening: Evening): number {
  let minutes = mostFrom(start, evening);
  while (minutes > 0 && heldFor({ start, minutes }, evening).end > next) minutes -= step;
  return minutes;
}

const mostFrom = (start: Minute, { hours }: Evening): number =>
  hours ? Math.floor(Math.min(openingAt(start, hours).closes - start, longestStaffStay) / step) * step : 0;

interface Asked {
  partySize: number;
  evening: Evening;
  now: LocalMoment;
}

/** A party that can stay can also stay for less, so a binary search finds it. */
function longestFrom(start: Minute, minutes: number, asked: Asked): WalkInPlace | null {
  let possible = minutes / step;
  let impossible = mostFrom(start, asked.evening) / step + 1;
  let best: WalkInPlace | null = null;
  while (impossible - possible > 1) {
    const half = Math.floor((possible + impossible) / 2);
    const place = placeFor({ start, minutes: half * step }, asked);
    if (place) [possible, best] = [half, place];
    else impossible = half;
  }
  return best;
}

function placeFor(stay: { start: Minute; minutes: number }, { partySize, evening, now }: Asked): WalkInPlace | null {
  const request = { ...heldFor(stay, evening), partySize };
  const seating = seat(request, { ...evening, plan: planFor(stay.start, evening, now) });
  return typeof seating === 'object' ? { ...stay, tables: seating.tables, moves: seating.moves } : null;
}

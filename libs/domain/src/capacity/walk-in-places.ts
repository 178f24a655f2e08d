import type { GuestDay } from '../house/house.js';
import { reservationLimits } from '../house/reservation-limits.js';
import type { LocalMoment, Minute } from '../schedule/time-of-day.js';
import { type Evening, type Stretch, type Visit, freeTablesDuring, planFor } from './evening.js';
import { minuteOn } from './guests-who-sit.js';
import { heldFor } from './reset-time.js';
import type { Move } from './seating-request.js';
import { seat } from './seating.js';
import type { TablePlan } from '../house/table-plan.js';

const { staffStartStep: quarter, staffStayStep: step, longestStaffStay } = reservationLimits;

/** Where a party that stands in the door can sit, from when on, and for how long at most. */
export interface WalkInPlace {
  start: Minute;
  /** By the half hour. */
  minutes: number;
  tables: readonly string[];
  /** Parties that give way. */
  moves: readonly Move[];
}

/** When whoever stands in the door sits down: at the quarter of an hour that is running; `null` while the house is closed. */
export function walkInStart({ date, hours }: GuestDay, now: LocalMoment): Minute | null {
  if (!hours) return null;
  const minute = minuteOn(date, now);
  const start = minute - (minute % quarter);
  return start >= hours.opens && start + step <= hours.closes ? start : null;
}

/**
 * The place at which a party can stay longest, from the running quarter of an hour until closing at most; `null` when it
 * cannot sit down at all. Visits that have begun are fixed in `evening`. As exact as every other answer about seating.
 */
export function longestStay(partySize: number, evening: Evening, now: LocalMoment): WalkInPlace | null {
  const start = walkInStart(evening, now);
  return start === null ? null : longestFrom(start, { partySize, evening, now });
}

/** The soonest quarter of an hour from now on at which a party could sit down for so many minutes. */
export function soonestPlace(
  { partySize, minutes }: { partySize: number; minutes: number },
  evening: Evening,
  now: LocalMoment,
): WalkInPlace | null {
  const first = walkInStart(evening, now);
  if (first === null || !evening.hours) return null;
  for (let start = first; start + minutes <= evening.hours.closes; start += quarter) {
    const place = placeFor({ start, minutes }, { partySize, evening, now });
    if (place) return place;
  }
  return null;
}

/** The tables that nobody holds at a minute, and until when that stays so; in the room's order. */
export function freeTablesAt(minute: Minute, evening: Evening): { table: string; until: Minute }[] {
  const end = evening.hours?.closes ?? minute + 1;
  const moment: Stretch = { start: minute, end: minute + 1 };
  return freeTablesDuring(moment, evening).map((table) => {
    const next = evening.occupancy.filter(({ start, tables }) => start > minute && tables.includes(table));
    return { table, until: Math.min(end, ...next.map(({ start }) => start)) };
  });
}

interface Asked {
  partySize: number;
  evening: Evening;
  now: LocalMoment;
}

/** Whoever can stay can stay for less, so the longest stay is found by halving what is left to ask. */
function longestFrom(start: Minute, asked: Asked): WalkInPlace | null {
  const closes = asked.evening.hours?.closes ?? start;
  let possible = 0;
  let impossible = Math.floor(Math.min(closes - start, longestStaffStay) / step) + 1;
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

/** Of an evening's seats, the share that guests without a confirmation may hold at any moment (rules §6). */
const unconfirmedShare = 1 / 3;

/**
 * Whether visits that wait for a confirmation leave the other guests enough of the room, at every moment. One table may always
 * wait, or a small room could hold none.
 */
export function leavesEnoughConfirmed(unconfirmed: readonly Visit[], plan: TablePlan): boolean {
  const mostSeats = seatsAt(plan.tables, plan) * unconfirmedShare;
  return unconfirmed.every(({ start: moment }) => {
    const tables = unconfirmed.flatMap((visit) => (visit.start <= moment && moment < visit.end ? visit.tables : []));
    return tables.length <= 1 || seatsAt(tables, plan) <= mostSeats;
  });
}

function seatsAt(tables: readonly string[], plan: TablePlan): number {
  const seatsOf = (table: string): number =>
    plan.places.find((place) => place.tables.length === 1 && place.tables[0] === table)?.maxParty ?? 0;
  return tables.reduce((sum, table) => sum + seatsOf(table), 0);
}

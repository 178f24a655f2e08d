import { type Stay, endOf, endsByClosing, isBookableAt, startTimesOn } from '../house/start-times.js';
import type { HouseDay } from '../house/house.js';
import { addDays } from '../schedule/service-date.js';
import type { LocalMoment, Minute } from '../schedule/time-of-day.js';
import { type Evening, planFor, withBegunFixed } from './evening.js';
import { type Seating, seat } from './seating.js';

/** What a guest asks for before choosing a time. */
export interface PartyAndStay {
  partySize: number;
  minutes: number;
}

/** A visit that is asked for. */
export interface VisitRequest extends PartyAndStay, Stay {}

/** The starts at which a party can be seated for a stay: these are offered, and each of them can be reserved (rules §3). */
export function availableStartTimes(request: PartyAndStay, evening: Evening, now: LocalMoment): Minute[] {
  const current = withBegunFixed(evening, now);
  return offeredStartTimes(request.minutes, evening, now).filter(
    (start) => typeof seatVisit({ ...request, start }, current, now) === 'object',
  );
}

/** The starts that opening hours, lead time and horizon allow, whoever sits there already. */
export function offeredStartTimes(minutes: number, day: HouseDay, now: LocalMoment): Minute[] {
  return startTimesOn(day).filter((start) => endsByClosing({ start, minutes }, day) && isBookableAt(start, day, now));
}

/** Tables for a visit on an evening. */
export function seatVisit(visit: VisitRequest, evening: Evening, now: LocalMoment): Seating {
  const { start, partySize } = visit;
  return seat({ start, end: endOf(visit), partySize }, { ...evening, plan: planFor(start, evening, now) });
}

/**
 * A stamp of the clock for one evening: while it, the house and the occupancy stay the same, so does every answer about
 * that evening. Only tonight and tomorrow depend on the minute.
 */
export function clockStamp(date: string, now: LocalMoment): string {
  const isNear = date <= addDays(now.date, 1);
  return isNear ? `${now.date} ${now.minute}` : now.date;
}

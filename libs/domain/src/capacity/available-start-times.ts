import { addDays } from '../schedule/service-date.js';
import { endsByClosing, isBookableAt, startTimesOn } from '../schedule/start-times.js';
import { type LocalMoment, type Minute, minutesPerHour } from '../schedule/time-of-day.js';
import { reservationLimits } from '../reservation/reservation-limits.js';
import { type Evening, withBegunFixed } from './occupancy.js';
import { type Seating, seat } from './seating.js';

/** What a guest asks for before choosing a time. */
export interface PartyAndDuration {
  partySize: number;
  /** Hours. */
  duration: number;
}

/** A visit that a guest asks for. */
export interface VisitRequest extends PartyAndDuration {
  start: Minute;
}

/** The starts at which a party can be seated for a duration: these are offered, and each of them can be reserved (rules §3). */
export function availableStartTimes(request: PartyAndDuration, evening: Evening, now: LocalMoment): Minute[] {
  const current = withBegunFixed(evening, now);
  return offeredStartTimes(request.duration, evening, now).filter(
    (start) => typeof seatVisit({ ...request, start }, current) === 'object',
  );
}

/** The starts that opening hours, lead time and horizon allow, whoever sits there already. */
export function offeredStartTimes(
  duration: number,
  evening: Omit<Evening, 'occupancy' | 'plan'>,
  now: LocalMoment,
): Minute[] {
  const { date, schedule } = evening;
  return startTimesOn(date, schedule).filter(
    (start) => endsByClosing({ date, start, duration }, schedule) && isBookableAt(date, start, now),
  );
}

/** Tables for a visit on an evening. */
export function seatVisit({ start, duration, partySize }: VisitRequest, { occupancy, plan }: Evening): Seating {
  return seat({ start, end: start + duration * minutesPerHour, partySize }, { occupancy, plan });
}

/**
 * A stamp of the clock for one evening: while it and the occupancy stay the same, so does every answer about that
 * evening. Only tonight and tomorrow depend on the minute.
 */
export function clockStamp(date: string, now: LocalMoment): string {
  const isNear = date <= addDays(now.date, 1);
  if (isNear) return `${now.date} ${now.minute}`;
  return date <= addDays(now.date, reservationLimits.horizonDays) ? 'ahead' : 'beyond';
}

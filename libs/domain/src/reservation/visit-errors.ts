import type { GuestDay } from '../venue/venue.js';
import { reservationLimits } from '../venue/reservation-limits.js';
import { endsByClosing, toStay, stayDurations } from '../venue/start-times.js';
import { type OpeningHours, openingAt } from '../venue/schedule/opening-hours.js';
import { daysBetween } from '../venue/schedule/service-date.js';
import {
  type LocalDateTime,
  type Minute,
  isTimeOfDay,
  serviceMinute,
  minutesPerDay,
  minutesPerHour,
} from '../venue/schedule/time-of-day.js';

export type DayError = 'closed_day' | 'date_in_past' | 'date_too_far';
export type TimeError = 'time_invalid' | 'time_outside_hours';
export type DurationError = 'duration_invalid' | 'ends_after_closing';

export function dayError({ date, hours, rules }: GuestDay, now: LocalDateTime): DayError | null {
  if (!hours) return 'closed_day';
  const daysAhead = daysBetween(now.date, date);
  if (daysAhead < 0) return 'date_in_past';
  return daysAhead > rules.horizonDays ? 'date_too_far' : null;
}

export function timeError(time: string | null, day: GuestDay | null): TimeError | null {
  if (time === null || !isTimeOfDay(time)) return 'time_invalid';
  return !day?.hours || isValidStart(serviceMinute(time), day.hours) ? null : 'time_outside_hours';
}

export function durationError(
  { time, duration }: { time: string | null; duration: number },
  day: GuestDay | null,
): DurationError | null {
  if (!stayDurationsOn(day).includes(duration)) return 'duration_invalid';
  if (!day?.hours || time === null || timeError(time, day)) return null;
  return endsByClosing(toStay({ time, duration }), day) ? null : 'ends_after_closing';
}

const stayDurationsOn = (day: GuestDay | null): number[] => stayDurations(day?.rules ?? reservationLimits);

/** Until one hour before closing, at most until midnight (spec §5), and every start that is offered. */
function isValidStart(start: Minute, hours: OpeningHours): boolean {
  const { opens, lastStart, closes } = openingAt(start, hours);
  const latest = Math.max(lastStart, Math.min(closes - minutesPerHour, minutesPerDay));
  return start >= opens && start <= latest;
}

import { findOpenPeriodNear, listOpenPeriods } from './schedule/opening-hours.js';
import { daysBetween } from './schedule/service-date.js';
import {
  type LocalDateTime,
  type Minute,
  serviceDayEnd,
  toServiceMinute,
  minutesPerDay,
  minutesPerHour,
  timeOfMinute,
} from './schedule/time-of-day.js';
import type { GuestRules } from './booking-rules.js';
import { reservationLimits } from './reservation-limits.js';
import type { GuestVenueDay } from './venue.js';

export interface Stay {
  start: Minute;
  minutes: number;
}

export const endOf = ({ start, minutes }: Stay): Minute => start + minutes;

/** From each opening to its last start or to the pause of online reservations, in the step of the rules (spec §9). */
export function startTimesOn({ hours, rules, pausedFrom = serviceDayEnd }: GuestVenueDay): Minute[] {
  if (!hours) return [];
  const starts = listOpenPeriods(hours).flatMap(({ opens, lastStart }) => {
    const count = Math.floor((lastStart - opens) / rules.slotMinutes) + 1;
    return Array.from({ length: count }, (_, index) => opens + index * rules.slotMinutes);
  });
  return starts.filter((start) => start < pausedFrom);
}

export function listStayHours({ longestStayHours }: Pick<GuestRules, 'longestStayHours'>): number[] {
  return Array.from({ length: longestStayHours }, (_, index) => index + 1);
}

/** Hours. */
export function listStayHoursUntilClosing(start: Minute, day: GuestVenueDay): number[] {
  return listStayHours(day.rules).filter((hours) => endsByClosing({ start, minutes: hours * minutesPerHour }, day));
}

/** A break counts as closing. */
export function endsByClosing(stay: Stay, { hours }: GuestVenueDay): boolean {
  return hours !== null && endOf(stay) <= findOpenPeriodNear(stay.start, hours).closes;
}

/** Staff cannot override this (rules §2). */
export function endsWithinServiceDay(stay: Stay): boolean {
  return endOf(stay) <= serviceDayEnd;
}

/** Neither too soon nor too far ahead (rules §3: 30 minutes, 365 days). */
export function isReservableAt(start: Minute, { date, rules }: GuestVenueDay, now: LocalDateTime): boolean {
  const days = daysBetween(now.date, date);
  return days * minutesPerDay + start - now.minute >= rules.leadMinutes && days <= rules.horizonDays;
}

/** `HH:MM` and hours; half hours are allowed. */
export function toStay({ time, duration }: { time: string; duration: number }): Stay {
  return { start: toServiceMinute(time), minutes: duration * minutesPerHour };
}

export function formatEndTime(visit: { time: string; duration: number }): string {
  return timeOfMinute(endOf(toStay(visit)));
}

export const floorToQuarter = (minute: Minute): Minute =>
  Math.floor(minute / reservationLimits.quarterMinutes) * reservationLimits.quarterMinutes;

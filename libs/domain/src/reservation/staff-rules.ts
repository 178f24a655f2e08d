import type { GuestVenueDay } from '../venue/venue.js';
import { reservationLimits } from '../venue/reservation-limits.js';
import { type Stay, endOf, endsByClosing } from '../venue/start-times.js';
import { findOpenPeriodNear } from '../venue/schedule/opening-hours.js';
import { daysBetween } from '../venue/schedule/service-date.js';
import {
  type LocalDateTime,
  type Minute,
  isTimeOfDay,
  toServiceMinute,
  minutesUntil,
} from '../venue/schedule/time-of-day.js';

/** Staff may override them with a reason. That two parties never share a table is not one of them. */
export const staffRules = [
  'closed_day',
  'outside_hours',
  'ends_after_closing',
  'in_past',
  'too_far',
  'unlisted_place',
  'over_pace',
] as const;
export type StaffRule = (typeof staffRules)[number];

/** `HH:MM` on a quarter of an hour. */
export function isValidStaffStart(time: string): boolean {
  return isTimeOfDay(time) && isQuarter(toServiceMinute(time));
}

const isQuarter = (start: Minute): boolean => start % reservationLimits.quarterMinutes === 0;

/** A multiple of 30 minutes, up to eight hours. */
export function isValidStaffStay(minutes: number): boolean {
  const { stayStepMinutes, maxStaffStayMinutes } = reservationLimits;
  return minutes >= stayStepMinutes && minutes <= maxStaffStayMinutes && minutes % stayStepMinutes === 0;
}

/** `agent` is a program that reserves for a guest (decision 0034). */
export const reservationSources = ['website', 'phone', 'walk_in', 'agent'] as const;
export type ReservationSource = (typeof reservationSources)[number];

type CalendarRule = Exclude<StaffRule, 'unlisted_place' | 'over_pace'>;

/**
 * Lead time and start step of guests do not apply: a walk-in party may sit down at any quarter of an hour, as long as
 * the visit is not over.
 */
export function findBrokenStaffRules(stay: Stay, day: GuestVenueDay, now: LocalDateTime): StaffRule[] {
  const { date, hours, rules } = day;
  const opening = hours && findOpenPeriodNear(stay.start, hours);
  const isBrokenByRule: Readonly<Record<CalendarRule, boolean>> = {
    closed_day: hours === null,
    outside_hours:
      opening !== null && (stay.start < opening.opens || stay.start > opening.lastStart || !isQuarter(stay.start)),
    ends_after_closing: hours !== null && !endsByClosing(stay, day),
    in_past: minutesUntil(date, endOf(stay), now) <= 0,
    too_far: daysBetween(now.date, date) > rules.horizonDays,
  };
  return (Object.keys(isBrokenByRule) as CalendarRule[]).filter((rule) => isBrokenByRule[rule]);
}

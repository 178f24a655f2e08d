import type { GuestDay } from '../venue/house.js';
import { reservationLimits } from '../venue/reservation-limits.js';
import { type Stay, endOf, endsByClosing, minutesAhead } from '../venue/start-times.js';
import { openingAt } from '../venue/schedule/opening-hours.js';
import { daysBetween } from '../venue/schedule/service-date.js';
import { type LocalMoment, type Minute, isTimeOfDay, minuteOfTime } from '../venue/schedule/time-of-day.js';

/** Rules that staff may override for a reason; that two parties never share a table is not among them. */
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

/** Whether staff may enter a visit that begins at a time `HH:MM`: at a quarter of an hour. */
export function isStaffStart(time: string): boolean {
  return isTimeOfDay(time) && isQuarter(minuteOfTime(time));
}

const isQuarter = (start: Minute): boolean => start % reservationLimits.staffStartStep === 0;

/** Whether staff may enter a visit of so many minutes: by the half hour, up to eight hours. */
export function isStaffStay(minutes: number): boolean {
  const { staffStayStep, longestStaffStay } = reservationLimits;
  return minutes >= staffStayStep && minutes <= longestStaffStay && minutes % staffStayStep === 0;
}

/** Where a reservation came from; `agent` is a program that a guest has asked to reserve (decision 0034). */
export const reservationSources = ['website', 'phone', 'walk_in', 'agent'] as const;
export type ReservationSource = (typeof reservationSources)[number];

/** The others ask the room, and who else comes. */
type CalendarRule = Exclude<StaffRule, 'unlisted_place' | 'over_pace'>;

/**
 * The rules of the calendar that a visit entered by staff breaks. Lead time and step of guests are none of them: whoever
 * stands in the door may sit down at the next quarter of an hour, until the visit would be over.
 */
export function brokenRules(stay: Stay, day: GuestDay, now: LocalMoment): StaffRule[] {
  const { date, hours, rules } = day;
  const opening = hours && openingAt(stay.start, hours);
  const isBroken: Readonly<Record<CalendarRule, boolean>> = {
    closed_day: hours === null,
    outside_hours:
      opening !== null && (stay.start < opening.opens || stay.start > opening.lastStart || !isQuarter(stay.start)),
    ends_after_closing: hours !== null && !endsByClosing(stay, day),
    in_past: minutesAhead(date, endOf(stay), now) <= 0,
    too_far: daysBetween(now.date, date) > rules.horizonDays,
  };
  return (Object.keys(isBroken) as CalendarRule[]).filter((rule) => isBroken[rule]);
}

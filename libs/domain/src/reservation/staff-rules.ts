import type { Schedule } from '../schedule/opening-hours.js';
import { openingHoursOn } from '../schedule/opening-hours.js';
import { type ServiceDate, daysBetween } from '../schedule/service-date.js';
import { endsByClosing, startTimesOn } from '../schedule/start-times.js';
import { type LocalMoment, type Minute, minutesPerDay, minutesPerHour } from '../schedule/time-of-day.js';
import { reservationLimits } from './reservation-limits.js';

/** Rules that staff may override for a reason; that two parties never share a table is not among them. */
export const staffRules = [
  'closed_day',
  'outside_hours',
  'ends_after_closing',
  'in_past',
  'too_far',
  'unlisted_place',
] as const;
export type StaffRule = (typeof staffRules)[number];

/** Where a reservation came from. */
export const reservationSources = ['website', 'phone', 'walk_in'] as const;
export type ReservationSource = (typeof reservationSources)[number];

interface PlannedVisit {
  date: ServiceDate;
  start: Minute;
  /** Hours. */
  duration: number;
}

/**
 * The rules of the calendar that a visit entered by staff breaks. The lead time of guests is none of them: whoever
 * stands in the door may sit down, until the visit would be over.
 */
export function brokenRules(visit: PlannedVisit, schedule: Schedule, now: LocalMoment): StaffRule[] {
  const { date, start, duration } = visit;
  const isOpen = openingHoursOn(date, schedule) !== null;
  const daysAhead = daysBetween(now.date, date);
  const minutesLeft = daysAhead * minutesPerDay + start + duration * minutesPerHour - now.minute;
  const isBroken: Readonly<Record<Exclude<StaffRule, 'unlisted_place'>, boolean>> = {
    closed_day: !isOpen,
    outside_hours: isOpen && !startTimesOn(date, schedule).includes(start),
    ends_after_closing: isOpen && !endsByClosing(visit, schedule),
    in_past: minutesLeft <= 0,
    too_far: daysAhead > reservationLimits.horizonDays,
  };
  return staffRules.filter((rule) => rule !== 'unlisted_place' && isBroken[rule]);
}

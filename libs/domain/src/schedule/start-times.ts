import { reservationLimits } from '../reservation/reservation-limits.js';
import { openingHoursOn, type Schedule } from './opening-hours.js';
import { type ServiceDate, daysBetween } from './service-date.js';
import { type LocalMoment, type Minute, minutesPerDay, minutesPerHour } from './time-of-day.js';

/** The minutes at which a visit may begin on a date: every half hour from opening to the last start (spec §9). */
export function startTimesOn(date: ServiceDate, schedule: Schedule): Minute[] {
  const hours = openingHoursOn(date, schedule);
  if (!hours) return [];
  const count = Math.floor((hours.lastStart - hours.opens) / reservationLimits.slotMinutes) + 1;
  return Array.from({ length: count }, (_, index) => hours.opens + index * reservationLimits.slotMinutes);
}

/** The durations in hours that end by closing when a visit starts at this minute (spec §5: 1 to 4 hours). */
export function durationsThatFit(date: ServiceDate, start: Minute, schedule: Schedule): number[] {
  return reservationLimits.durations.filter((duration) => endsByClosing({ date, start, duration }, schedule));
}

/** Whether a visit has ended when the house closes. */
export function endsByClosing(
  visit: { date: ServiceDate; start: Minute; duration: number },
  schedule: Schedule,
): boolean {
  const hours = openingHoursOn(visit.date, schedule);
  return hours !== null && visit.start + visit.duration * minutesPerHour <= hours.closes;
}

/** Whether a start is neither too near nor too far to be reserved now (rules §3: 30 minutes, 365 days). */
export function isBookableAt(date: ServiceDate, start: Minute, now: LocalMoment): boolean {
  const days = daysBetween(now.date, date);
  const minutesAhead = days * minutesPerDay + start - now.minute;
  return minutesAhead >= reservationLimits.leadMinutes && days <= reservationLimits.horizonDays;
}

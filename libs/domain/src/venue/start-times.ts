import { openingAt, openingsOf } from './schedule/opening-hours.js';
import { daysBetween } from './schedule/service-date.js';
import {
  type LocalMoment,
  type Minute,
  dayEnds,
  minuteOfTime,
  minutesPerDay,
  minutesPerHour,
  timeOfMinute,
} from './schedule/time-of-day.js';
import type { GuestRules } from './booking-rules.js';
import type { GuestDay } from './house.js';

/** A party's time at its tables. */
export interface Stay {
  start: Minute;
  minutes: number;
}

/** The minute at which a stay is over. */
export const endOf = ({ start, minutes }: Stay): Minute => start + minutes;

/**
 * The minutes at which a visit may begin on a day: from each opening to its last start, or to the pause of online reservations,
 * by the step of the rules (spec §9).
 */
export function startTimesOn({ hours, rules, pausedFrom = dayEnds }: GuestDay): Minute[] {
  if (!hours) return [];
  const starts = openingsOf(hours).flatMap(({ opens, lastStart }) => {
    const count = Math.floor((lastStart - opens) / rules.slotMinutes) + 1;
    return Array.from({ length: count }, (_, index) => opens + index * rules.slotMinutes);
  });
  return starts.filter((start) => start < pausedFrom);
}

/** The hours that a guest's visit may last (spec §5: 1 to 4). */
export function staysIn({ longestStayHours }: Pick<GuestRules, 'longestStayHours'>): number[] {
  return Array.from({ length: longestStayHours }, (_, index) => index + 1);
}

/** The durations in hours that end by closing when a visit starts at this minute. */
export function durationsThatFit(start: Minute, day: GuestDay): number[] {
  return staysIn(day.rules).filter((hours) => endsByClosing({ start, minutes: hours * minutesPerHour }, day));
}

/** Whether a stay is over when the house closes, be it for a break. */
export function endsByClosing(stay: Stay, { hours }: GuestDay): boolean {
  return hours !== null && endOf(stay) <= openingAt(stay.start, hours).closes;
}

/** Whether a stay is over when the next service date begins: no rule may be overridden so far (rules §2). */
export function endsWithTheDay(stay: Stay): boolean {
  return endOf(stay) <= dayEnds;
}

/** Whether a start is neither too near nor too far to be reserved now (rules §3: 30 minutes, 365 days). */
export function isBookableAt(start: Minute, { date, rules }: GuestDay, now: LocalMoment): boolean {
  const days = daysBetween(now.date, date);
  return days * minutesPerDay + start - now.minute >= rules.leadMinutes && days <= rules.horizonDays;
}

/** Minutes from now to a minute of a service date; negative when it is over. */
export function minutesAhead(date: string, minute: Minute, now: LocalMoment): number {
  return daysBetween(now.date, date) * minutesPerDay + minute - now.minute;
}

/** The stay that a time `HH:MM` and a length in hours say; hours may be halves. */
export function stayOf({ time, duration }: { time: string; duration: number }): Stay {
  return { start: minuteOfTime(time), minutes: duration * minutesPerHour };
}

/** The time `HH:MM` at which a visit or an event of so many hours is over. */
export function untilOf(visit: { time: string; duration: number }): string {
  return timeOfMinute(endOf(stayOf(visit)));
}

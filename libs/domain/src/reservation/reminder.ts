import type { BookingRules } from '../venue/booking-rules.js';
import { minutesAhead } from '../venue/start-times.js';
import { type ServiceDate, addDays } from '../venue/schedule/service-date.js';
import {
  type LocalMoment,
  type Minute,
  dayEnds,
  minutesPerDay,
  minutesPerHour,
} from '../venue/schedule/time-of-day.js';

/** When guests are reminded of a visit (rules §8). */
export const reminderRules = {
  /** Hours for which a guest knows of a visit beyond those at which they are reminded. */
  knownLonger: 12,
  /** Hours before a visit that was reserved on its own day, and how long it has been known. */
  sameDay: { ahead: 3, knownFor: 6 },
  /** Nobody is written to from then on, until then. */
  quiet: { from: 21 * minutesPerHour, until: 9 * minutesPerHour },
  /** When a reminder goes instead that would fall into the quiet hours. */
  evening: 18 * minutesPerHour,
} as const;

/** Whether a reminder would wake somebody. */
export function isQuiet({ minute }: LocalMoment): boolean {
  return minute >= reminderRules.quiet.from || minute < reminderRules.quiet.until;
}

interface Known {
  date: ServiceDate;
  start: Minute;
}

/**
 * When a guest is reminded of a visit, by the wall clock; `null`: not at all. `told` is when they heard of it last: whoever has
 * just reserved, or has just been written to, needs no reminder.
 */
export function reminderOf(
  visit: Known,
  { reminderHours }: Pick<BookingRules, 'reminderHours'>,
  told: LocalMoment,
): LocalMoment | null {
  if (reminderHours === null) return null;
  const known = minutesAhead(visit.date, visit.start, told);
  const { knownLonger, sameDay } = reminderRules;
  if (known >= (reminderHours + knownLonger) * minutesPerHour) {
    const at = awake(visit, reminderHours);
    return minutesAhead(visit.date, visit.start, at) < known ? at : null; // that evening is over
  }
  if (told.date !== visit.date || known < sameDay.knownFor * minutesPerHour) return null;
  const at = momentOf(visit.date, visit.start - sameDay.ahead * minutesPerHour);
  return isQuiet(at) ? null : at;
}

/** So many hours before a visit; what would wake somebody goes in the evening of that service day, or of the one before the visit. */
function awake({ date, start }: Known, hoursAhead: number): LocalMoment {
  const minute = start - hoursAhead * minutesPerHour;
  const at = momentOf(date, minute);
  if (!isQuiet(at)) return at;
  const day = Math.floor((minute - dayBegins) / minutesPerDay);
  const isTooLate = day * minutesPerDay + reminderRules.evening >= start;
  return { date: addDays(date, isTooLate ? day - 1 : day), minute: reminderRules.evening };
}

/** A service day ends at 05:00 of the next one, and begins there. */
const dayBegins = dayEnds - minutesPerDay;

/** What the calendar and the clock show at a minute of a service date. */
function momentOf(date: ServiceDate, minute: Minute): LocalMoment {
  const days = Math.floor(minute / minutesPerDay);
  return { date: addDays(date, days), minute: minute - days * minutesPerDay };
}

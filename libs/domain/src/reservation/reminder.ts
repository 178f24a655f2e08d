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

const reminderRules = {
  /** Hours: the last message came at least so long before the reminder. */
  knownLonger: 12,
  /**
   * Hours, for a visit reserved on its own day: the reminder before the start, and the least time from `notifiedAt` to the
   * start.
   */
  sameDay: { ahead: 3, knownFor: 6 },
  /** No mail between these minutes of the day. */
  quiet: { from: 21 * minutesPerHour, until: 9 * minutesPerHour },
  /** For a reminder that is due in the quiet hours. */
  evening: 18 * minutesPerHour,
} as const;

export function isQuiet({ minute }: LocalMoment): boolean {
  return minute >= reminderRules.quiet.from || minute < reminderRules.quiet.until;
}

interface Known {
  date: ServiceDate;
  start: Minute;
}

/** `null` for none. `notifiedAt` is the time of the guest's last message about the visit. */
export function reminderOf(
  visit: Known,
  { reminderHours }: Pick<BookingRules, 'reminderHours'>,
  notifiedAt: LocalMoment,
): LocalMoment | null {
  if (reminderHours === null) return null;
  const known = minutesAhead(visit.date, visit.start, notifiedAt);
  const { knownLonger, sameDay } = reminderRules;
  if (known >= (reminderHours + knownLonger) * minutesPerHour) {
    const at = awake(visit, reminderHours);
    return minutesAhead(visit.date, visit.start, at) < known ? at : null; // `notifiedAt` is later than that evening
  }
  if (notifiedAt.date !== visit.date || known < sameDay.knownFor * minutesPerHour) return null;
  const at = momentOf(visit.date, visit.start - sameDay.ahead * minutesPerHour);
  return isQuiet(at) ? null : at;
}

function awake({ date, start }: Known, hoursAhead: number): LocalMoment {
  const minute = start - hoursAhead * minutesPerHour;
  const at = momentOf(date, minute);
  if (!isQuiet(at)) return at;
  const day = Math.floor((minute - dayBegins) / minutesPerDay);
  const isTooLate = day * minutesPerDay + reminderRules.evening >= start;
  return { date: addDays(date, isTooLate ? day - 1 : day), minute: reminderRules.evening };
}

const dayBegins = dayEnds - minutesPerDay;

function momentOf(date: ServiceDate, minute: Minute): LocalMoment {
  const days = Math.floor(minute / minutesPerDay);
  return { date: addDays(date, days), minute: minute - days * minutesPerDay };
}

import { minutesAhead } from '../house/start-times.js';
import { type ServiceDate, addDays } from '../schedule/service-date.js';
import { type LocalMoment, type Minute, minutesPerDay, minutesPerHour } from '../schedule/time-of-day.js';

/** When guests are reminded of a visit (rules §8). */
export const reminderRules = {
  /** Hours before a visit that has been known for so many hours. */
  usual: { ahead: 24, knownFor: 36 },
  /** The same for one that was reserved on its own day. */
  sameDay: { ahead: 3, knownFor: 6 },
  /** Nobody is written to from then on, until then. */
  quiet: { from: 21 * minutesPerHour, until: 9 * minutesPerHour },
  /** When a reminder goes, on the day before, that would fall into the quiet hours. */
  eveningBefore: 18 * minutesPerHour,
} as const;

/** Whether a reminder would wake somebody. */
export function isQuiet({ minute }: LocalMoment): boolean {
  return minute >= reminderRules.quiet.from || minute < reminderRules.quiet.until;
}

/**
 * When a guest is reminded of a visit, by the wall clock; `null`: not at all. `told` is when they heard of it last: whoever has
 * just reserved, or has just been written to, needs no reminder.
 */
export function reminderOf(visit: { date: ServiceDate; start: Minute }, told: LocalMoment): LocalMoment | null {
  const hours = minutesAhead(visit.date, visit.start, told) / minutesPerHour;
  const { usual, sameDay } = reminderRules;
  if (hours >= usual.knownFor) return awake(visit, usual.ahead);
  if (told.date !== visit.date || hours < sameDay.knownFor) return null;
  const at = awake(visit, sameDay.ahead);
  return at.date === visit.date ? at : null; // the evening before is over
}

function awake({ date, start }: { date: ServiceDate; start: Minute }, hoursAhead: number): LocalMoment {
  const at = momentOf(date, start - hoursAhead * minutesPerHour);
  return isQuiet(at) ? { date: addDays(date, -1), minute: reminderRules.eveningBefore } : at;
}

/** What the calendar and the clock show at a minute of a service date. */
function momentOf(date: ServiceDate, minute: Minute): LocalMoment {
  const days = Math.floor(minute / minutesPerDay);
  return { date: addDays(date, days), minute: minute - days * minutesPerDay };
}

import type { BookingRules } from '../venue/booking-rules.js';
import { type ServiceDate, addDays } from '../venue/schedule/service-date.js';
import {
  type LocalDateTime,
  type Minute,
  serviceDayStart,
  minutesPerDay,
  minutesPerHour,
  minutesUntil,
} from '../venue/schedule/time-of-day.js';

const reminderRules = {
  /** Hours: the last message came at least so long before the reminder. */
  minHoursBeforeReminder: 12,
  /**
   * Hours, for a visit reserved on its own day: the reminder before the start, and the least time from `notifiedAt` to the
   * start.
   */
  sameDay: { hoursAhead: 3, minNoticeHours: 6 },
  /** No mail between these minutes of the day. */
  quietHours: { from: 21 * minutesPerHour, until: 9 * minutesPerHour },
  /** For a reminder that is due in the quiet hours. */
  eveningReminderMinute: 18 * minutesPerHour,
} as const;

export function isQuietTime({ minute }: LocalDateTime): boolean {
  return minute >= reminderRules.quietHours.from || minute < reminderRules.quietHours.until;
}

interface ReminderVisit {
  date: ServiceDate;
  start: Minute;
}

/** `null` for none. `notifiedAt` is the time of the guest's last message about the visit. */
export function findReminderTime(
  visit: ReminderVisit,
  { reminderHours }: Pick<BookingRules, 'reminderHours'>,
  notifiedAt: LocalDateTime,
): LocalDateTime | null {
  if (reminderHours === null) return null;
  const noticeMinutes = minutesUntil(visit.date, visit.start, notifiedAt);
  const { minHoursBeforeReminder, sameDay } = reminderRules;
  if (noticeMinutes >= (reminderHours + minHoursBeforeReminder) * minutesPerHour) {
    const reminderAt = moveReminderOutOfQuietHours(visit, reminderHours);
    return minutesUntil(visit.date, visit.start, reminderAt) < noticeMinutes ? reminderAt : null; // `notifiedAt` is later than that evening
  }
  if (notifiedAt.date !== visit.date || noticeMinutes < sameDay.minNoticeHours * minutesPerHour) return null;
  const reminderAt = toDateTime(visit.date, visit.start - sameDay.hoursAhead * minutesPerHour);
  return isQuietTime(reminderAt) ? null : reminderAt;
}

function moveReminderOutOfQuietHours({ date, start }: ReminderVisit, hoursAhead: number): LocalDateTime {
  const minute = start - hoursAhead * minutesPerHour;
  const reminderAt = toDateTime(date, minute);
  if (!isQuietTime(reminderAt)) return reminderAt;
  const day = Math.floor((minute - serviceDayStart) / minutesPerDay);
  const isTooLate = day * minutesPerDay + reminderRules.eveningReminderMinute >= start;
  return { date: addDays(date, isTooLate ? day - 1 : day), minute: reminderRules.eveningReminderMinute };
}

function toDateTime(date: ServiceDate, minute: Minute): LocalDateTime {
  const days = Math.floor(minute / minutesPerDay);
  return { date: addDays(date, days), minute: minute - days * minutesPerDay };
}

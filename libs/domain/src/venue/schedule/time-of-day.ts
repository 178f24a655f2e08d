import { type ServiceDate, addDays, daysBetween } from './service-date.js';

/** Since midnight of the service date: 16:00 is 960, 02:00 the next morning is 1560 (rules §2). */
export type Minute = number;

export const minutesPerHour = 60;
export const minutesPerDay = 1440;

/**
 * 05:00: a visit at 00:30 belongs to the previous evening. No visit or opening lasts longer, so evenings of two dates
 * never overlap (rules §2).
 */
export const serviceDayStart: Minute = 300;

export const serviceDayEnd: Minute = serviceDayStart + minutesPerDay;

export const defaultZone = 'Europe/Bratislava';

const timePattern = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** `HH:MM`, 00:00 to 24:00. */
export function isTimeOfDay(text: string): boolean {
  return text === '24:00' || timePattern.test(text);
}

/**
 * Of the evening: '18:30' is 1110, '24:00' is 1440. Times before the day rolls over belong to the previous evening:
 * '00:30' is 1470.
 */
export function toServiceMinute(text: string): Minute {
  const minute = toCalendarMinute(text);
  return minute < serviceDayStart ? minute + minutesPerDay : minute;
}

/** Since midnight: '00:30' is 30. */
export function toCalendarMinute(text: string): Minute {
  return Number(text.slice(0, 2)) * minutesPerHour + Number(text.slice(3, 5));
}

/** `HH:MM`: 1110 is '18:30', 1560 is '02:00'; midnight at the end of an evening is '24:00'. */
export function timeOfMinute(minute: Minute): string {
  const minuteOfDay = minute === minutesPerDay ? minute : minute % minutesPerDay;
  const hours = Math.floor(minuteOfDay / minutesPerHour);
  return `${String(hours).padStart(2, '0')}:${String(minuteOfDay % minutesPerHour).padStart(2, '0')}`;
}

/** Of the venue: the only form in which rules receive the time of day. */
export interface LocalDateTime {
  /** Of the calendar: after midnight it is not the service date, which is `serviceDateAt`. */
  date: string;
  /** Minutes since midnight of `date`, 0–1439. */
  minute: Minute;
}

/** Before the day rolls over it is the previous evening (rules §2). */
export function serviceDateAt({ date, minute }: LocalDateTime): ServiceDate {
  return minute < serviceDayStart ? addDays(date, -1) : date;
}

/** Negative in the past. */
export function minutesUntil(date: string, minute: Minute, now: LocalDateTime): number {
  return daysBetween(now.date, date) * minutesPerDay + minute - now.minute;
}

/** Minutes since midnight of the service date, above 1440 after the next midnight. */
export const currentServiceMinute = (date: string, now: LocalDateTime): Minute => -minutesUntil(date, 0, now);

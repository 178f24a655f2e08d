import type { Language } from '../../language/language.js';
import { type ServiceDate, type Weekday, daysBetween, weekdayOf } from './service-date.js';
import { type Minute, minutesPerHour, timeOfMinute } from './time-of-day.js';

/** The opening time, the last start of a reservation, and the time at which every visit has ended. */
export interface OpeningHours {
  opens: Minute;
  lastStart: Minute;
  closes: Minute;
  /** The break between two openings, such as lunch and dinner. */
  break?: Break;
}

export interface Break {
  from: Minute;
  until: Minute;
}

/** A value that is valid from a service date until the next value begins. */
export interface Dated<Value> {
  from: ServiceDate;
  value: Value;
}

/** The opening hours of each weekday; `null` is closed. */
export type Week = Readonly<Record<Weekday, OpeningHours | null>>;

/** One day or several days in a row; both dates are included. */
export interface DateRange {
  from: ServiceDate;
  to: ServiceDate;
}

/** Days that differ from the week; `null` is closed. */
export interface SpecialDay extends DateRange {
  hours: OpeningHours | null;
  /** The reason for guests; optional. */
  label?: Readonly<Record<Language, string>>;
}

/** Stops online reservations of an evening from a minute on; staff can still enter reservations. */
export interface OnlinePause {
  date: ServiceDate;
  from: Minute;
}

/** The weeks sorted by date, and the days that differ from them. */
export interface Schedule {
  weeks: readonly Dated<Week>[];
  /** In the order of entry. For a date in several entries the shortest is valid; of equal length, the latest entry. */
  specialDays: readonly SpecialDay[];
  /** At most one per date. */
  pauses?: readonly OnlinePause[];
}

/** The opening hours of a date; `null` on a closed day. */
export function openingHoursOn(date: ServiceDate, schedule: Schedule): OpeningHours | null {
  const special = specialDayOn(date, schedule);
  return special ? special.hours : hoursOfWeekOn(date, schedule);
}

export function specialDayOn(
  date: ServiceDate,
  { specialDays }: Pick<Schedule, 'specialDays'>,
): SpecialDay | undefined {
  return specialDays
    .filter(({ from, to }) => from <= date && date <= to)
    .toReversed()
    .sort((a, b) => lengthOf(a) - lengthOf(b))[0];
}

/** The regular hours of a date, without special days. */
export function hoursOfWeekOn(date: ServiceDate, { weeks }: Pick<Schedule, 'weeks'>): OpeningHours | null {
  return valueOn(date, weeks)?.[weekdayOf(date)] ?? null;
}

/**
 * The opening at a minute, else the next one, else the last one. The last start before a break is an hour earlier,
 * because visits of guests last at least an hour (spec §5).
 */
export function openingAt(minute: Minute, hours: OpeningHours): OpeningHours {
  if (!hours.break) return hours;
  const { opens, lastStart, closes, break: pause } = hours;
  return minute < pause.from
    ? { opens, lastStart: pause.from - minutesPerHour, closes: pause.from }
    : { opens: pause.until, lastStart, closes };
}

/** The openings of a day in order: one, or two around a break. */
export function openingsOf(hours: OpeningHours): OpeningHours[] {
  return hours.break ? [hours.opens, hours.break.until].map((opens) => openingAt(opens, hours)) : [hours];
}

/** `16:00–24:00`; with a break `11:00–14:00, 17:00–23:00`. */
export const openingsInWords = (hours: OpeningHours): string =>
  openingsOf(hours).map(({ opens, closes }) => `${timeOfMinute(opens)}–${timeOfMinute(closes)}`).join(', '); // prettier-ignore

export const breaksIn = (hours: OpeningHours | null): { start: Minute; end: Minute }[] =>
  hours?.break ? [{ start: hours.break.from, end: hours.break.until }] : [];

export function weekOn(date: ServiceDate, { weeks }: Pick<Schedule, 'weeks'>): Week {
  const week = valueOn(date, weeks);
  if (!week) throw new RangeError('A venue has a week');
  return week;
}

/** True if the venue is open from the start to the end, without a break. */
export function isWithin({ start, end }: { start: Minute; end: Minute }, hours: OpeningHours | null): boolean {
  if (!hours) return false;
  const { opens, closes } = openingAt(start, hours);
  return opens <= start && end <= closes;
}

/** The valid value on a date: the last one that has begun, or the first one before that. */
export function valueOn<Value>(date: ServiceDate, dated: readonly Dated<Value>[]): Value | undefined {
  return (dated.findLast(({ from }) => from <= date) ?? dated[0])?.value;
}

const lengthOf = ({ from, to }: DateRange): number => daysBetween(from, to);

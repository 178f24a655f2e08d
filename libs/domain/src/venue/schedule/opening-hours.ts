import type { Language } from '../../language/language.js';
import { type ServiceDate, type Weekday, daysBetween, weekdayOf } from './service-date.js';
import { type Minute, minutesPerHour, timeOfMinute } from './time-of-day.js';

export interface OpeningHours {
  opens: Minute;
  lastStart: Minute;
  closes: Minute;
  break?: Break;
}

export interface Break {
  from: Minute;
  until: Minute;
}

/** From a service date until the next value begins. */
export interface Dated<Value> {
  from: ServiceDate;
  value: Value;
}

/** `null` is closed. */
export type Week = Readonly<Record<Weekday, OpeningHours | null>>;

/** Both included. */
export interface DateRange {
  from: ServiceDate;
  to: ServiceDate;
}

/** `null` is closed. */
export interface SpecialDay extends DateRange {
  hours: OpeningHours | null;
  /** For guests. */
  label?: Readonly<Record<Language, string>>;
}

/** From a minute on; staff can still enter reservations. */
export interface OnlinePause {
  date: ServiceDate;
  from: Minute;
}

/** Sorted by date. */
export interface Schedule {
  weeks: readonly Dated<Week>[];
  /** In the order of entry. Of several for a date the shortest is valid; of equal length, the latest entry. */
  specialDays: readonly SpecialDay[];
  /** At most one per date. */
  pauses?: readonly OnlinePause[];
}

export function openingHoursOn(date: ServiceDate, schedule: Schedule): OpeningHours | null {
  const specialDay = specialDayOn(date, schedule);
  return specialDay ? specialDay.hours : weeklyHoursOn(date, schedule);
}

export function specialDayOn(
  date: ServiceDate,
  { specialDays }: Pick<Schedule, 'specialDays'>,
): SpecialDay | undefined {
  return specialDays
    .filter(({ from, to }) => from <= date && date <= to)
    .toReversed()
    .sort((a, b) => countRangeDays(a) - countRangeDays(b))[0];
}

/** Without special days. */
export function weeklyHoursOn(date: ServiceDate, { weeks }: Pick<Schedule, 'weeks'>): OpeningHours | null {
  return valueOn(date, weeks)?.[weekdayOf(date)] ?? null;
}

/**
 * Else the next one, else the last one. The last start before a break is an hour earlier, because visits of guests last
 * at least an hour (spec §5).
 */
export function findOpenPeriodNear(minute: Minute, hours: OpeningHours): OpeningHours {
  if (!hours.break) return hours;
  const { opens, lastStart, closes, break: openingBreak } = hours;
  return minute < openingBreak.from
    ? { opens, lastStart: openingBreak.from - minutesPerHour, closes: openingBreak.from }
    : { opens: openingBreak.until, lastStart, closes };
}

export function listOpenPeriods(hours: OpeningHours): OpeningHours[] {
  return hours.break ? [hours.opens, hours.break.until].map((opens) => findOpenPeriodNear(opens, hours)) : [hours];
}

/** `16:00–24:00`; with a break `11:00–14:00, 17:00–23:00`. */
export const formatOpeningHours = (hours: OpeningHours): string =>
  listOpenPeriods(hours).map(({ opens, closes }) => `${timeOfMinute(opens)}–${timeOfMinute(closes)}`).join(', '); // prettier-ignore

export const listBreakPeriods = (hours: OpeningHours | null): { start: Minute; end: Minute }[] =>
  hours?.break ? [{ start: hours.break.from, end: hours.break.until }] : [];

export function weekOn(date: ServiceDate, { weeks }: Pick<Schedule, 'weeks'>): Week {
  const week = valueOn(date, weeks);
  if (!week) throw new RangeError('A venue has a week');
  return week;
}

/** Without a break between. */
export function isWithinHours({ start, end }: { start: Minute; end: Minute }, hours: OpeningHours | null): boolean {
  if (!hours) return false;
  const { opens, closes } = findOpenPeriodNear(start, hours);
  return opens <= start && end <= closes;
}

/** The last one that has begun, or the first one before that. */
export function valueOn<Value>(date: ServiceDate, dated: readonly Dated<Value>[]): Value | undefined {
  return (dated.findLast(({ from }) => from <= date) ?? dated[0])?.value;
}

const countRangeDays = ({ from, to }: DateRange): number => daysBetween(from, to);

import type { Language } from '../language/language.js';
import { type ServiceDate, type Weekday, daysBetween, weekdayOf } from './service-date.js';
import type { Minute } from './time-of-day.js';

/** When the doors open, when the last reservation may start, and when every visit has ended. */
export interface OpeningHours {
  opens: Minute;
  lastStart: Minute;
  closes: Minute;
}

/** A value that holds from a service date on, until the next one does. */
export interface Dated<Value> {
  from: ServiceDate;
  value: Value;
}

/** The opening hours of each weekday; `null` is closed. */
export type Week = Readonly<Record<Weekday, OpeningHours | null>>;

/** A day, or several in a row; both dates are included. */
export interface DateRange {
  from: ServiceDate;
  to: ServiceDate;
}

/** Days that differ from the week; `null` is closed. */
export interface SpecialDay extends DateRange {
  hours: OpeningHours | null;
  /** Why, as guests read it; nothing when they need no reason. */
  label?: Readonly<Record<Language, string>>;
}

/** An evening on which nobody reserves online from a minute on; staff still may enter whom they like. */
export interface OnlinePause {
  date: ServiceDate;
  from: Minute;
}

/** The weeks in the order of their dates, and the days that differ from them. */
export interface Schedule {
  weeks: readonly Dated<Week>[];
  /** In the order of their entry. Of two that name a date the shorter one holds, of equally long ones the later entry. */
  specialDays: readonly SpecialDay[];
  /** One for a date at most. */
  pauses?: readonly OnlinePause[];
}

/** The opening hours of a date, or `null` when the house is closed. */
export function openingHoursOn(date: ServiceDate, schedule: Schedule): OpeningHours | null {
  const special = specialDayOn(date, schedule);
  return special ? special.hours : hoursOfWeekOn(date, schedule);
}

/** The special day that holds on a date, if any. */
export function specialDayOn(
  date: ServiceDate,
  { specialDays }: Pick<Schedule, 'specialDays'>,
): SpecialDay | undefined {
  return specialDays
    .filter(({ from, to }) => from <= date && date <= to)
    .toReversed()
    .sort((a, b) => lengthOf(a) - lengthOf(b))[0];
}

/** The hours that a date would have if no day differed from its week. */
export function hoursOfWeekOn(date: ServiceDate, { weeks }: Pick<Schedule, 'weeks'>): OpeningHours | null {
  return valueOn(date, weeks)?.[weekdayOf(date)] ?? null;
}

/** The week that holds on a date. */
export function weekOn(date: ServiceDate, { weeks }: Pick<Schedule, 'weeks'>): Week {
  const week = valueOn(date, weeks);
  if (!week) throw new RangeError('A house has a week');
  return week;
}

/** Whether the house is open for all of a stretch. */
export function isWithin({ start, end }: { start: Minute; end: Minute }, hours: OpeningHours | null): boolean {
  return hours !== null && hours.opens <= start && end <= hours.closes;
}

/** What holds on a date: the value that began last; before the first one begins, the first. */
export function valueOn<Value>(date: ServiceDate, dated: readonly Dated<Value>[]): Value | undefined {
  return (dated.findLast(({ from }) => from <= date) ?? dated[0])?.value;
}

const lengthOf = ({ from, to }: DateRange): number => daysBetween(from, to);

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

/** A day, or several in a row, that differ from the week; both dates are included, `null` is closed. */
export interface SpecialDay {
  from: ServiceDate;
  to: ServiceDate;
  hours: OpeningHours | null;
}

/** The weeks in the order of their dates, and the days that differ from them. */
export interface Schedule {
  weeks: readonly Dated<Week>[];
  /** In the order of their entry. Of two that name a date the shorter one holds, of equally long ones the later entry. */
  specialDays: readonly SpecialDay[];
}

/** The opening hours of a date, or `null` when the house is closed. */
export function openingHoursOn(date: ServiceDate, { weeks, specialDays }: Schedule): OpeningHours | null {
  const [special] = specialDays
    .filter(({ from, to }) => from <= date && date <= to)
    .toReversed()
    .sort((a, b) => lengthOf(a) - lengthOf(b));
  return special ? special.hours : (valueOn(date, weeks)?.[weekdayOf(date)] ?? null);
}

/** What holds on a date: the value that began last; before the first one begins, the first. */
export function valueOn<Value>(date: ServiceDate, dated: readonly Dated<Value>[]): Value | undefined {
  return (dated.findLast(({ from }) => from <= date) ?? dated[0])?.value;
}

const lengthOf = ({ from, to }: SpecialDay): number => daysBetween(from, to);

import type { Language } from '../../language/language.js';
import { type ServiceDate, type Weekday, daysBetween, weekdayOf } from './service-date.js';
import { type Minute, minutesPerHour, timeOfMinute } from './time-of-day.js';

/** When the doors open, when the last reservation may start, and when every visit has ended. */
export interface OpeningHours {
  opens: Minute;
  lastStart: Minute;
  closes: Minute;
  /** When the house is closed in between, as from lunch to dinner; left out: it is not. */
  break?: Break;
}

/** A stretch in the middle of a day in which the house is closed. */
export interface Break {
  from: Minute;
  until: Minute;
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

/**
 * The opening that runs at a minute, else the next one, else the last one. Before a break the last reservation starts an hour
 * earlier: guests' visits are no shorter (spec §5).
 */
export function openingAt(minute: Minute, hours: OpeningHours): OpeningHours {
  if (!hours.break) return hours;
  const { opens, lastStart, closes, break: pause } = hours;
  return minute < pause.from
    ? { opens, lastStart: pause.from - minutesPerHour, closes: pause.from }
    : { opens: pause.until, lastStart, closes };
}

/** The openings of a day in their order: one, or two around a break. */
export function openingsOf(hours: OpeningHours): OpeningHours[] {
  return hours.break ? [hours.opens, hours.break.until].map((opens) => openingAt(opens, hours)) : [hours];
}

/** `16:00–24:00`; of a day with a break `11:00–14:00, 17:00–23:00`. */
export const openingsInWords = (hours: OpeningHours): string =>
  openingsOf(hours).map(({ opens, closes }) => `${timeOfMinute(opens)}–${timeOfMinute(closes)}`).join(', '); // prettier-ignore

/** When the house is closed in the middle of a day. */
export const breaksIn = (hours: OpeningHours | null): { start: Minute; end: Minute }[] =>
  hours?.break ? [{ start: hours.break.from, end: hours.break.until }] : [];

/** The week that holds on a date. */
export function weekOn(date: ServiceDate, { weeks }: Pick<Schedule, 'weeks'>): Week {
  const week = valueOn(date, weeks);
  if (!week) throw new RangeError('A house has a week');
  return week;
}

/** Whether the house is open for all of a stretch. */
export function isWithin({ start, end }: { start: Minute; end: Minute }, hours: OpeningHours | null): boolean {
  if (!hours) return false;
  const { opens, closes } = openingAt(start, hours);
  return opens <= start && end <= closes;
}

/** What holds on a date: the value that began last; before the first one begins, the first. */
export function valueOn<Value>(date: ServiceDate, dated: readonly Dated<Value>[]): Value | undefined {
  return (dated.findLast(({ from }) => from <= date) ?? dated[0])?.value;
}

const lengthOf = ({ from, to }: DateRange): number => daysBetween(from, to);

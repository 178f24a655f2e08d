import { checkLine } from '../../form/field-checks.js';
import { errorsAt, checkBilingualText, nestErrors } from '../../form/path-errors.js';
import type { DateRange, Dated, OnlinePause, OpeningHours, SpecialDay, Week } from '../schedule/opening-hours.js';
import { type ServiceDate, daysBetween, weekdays } from '../schedule/service-date.js';
import { type Minute, serviceDayEnd, serviceDayStart, minutesPerHour } from '../schedule/time-of-day.js';
import { reservationLimits } from '../reservation-limits.js';

/** Days of a special day or closure, and characters of its text. */
export const venueLimits = { maxRangeDays: 366, labelLength: 60 } as const;

/** It has been removed or has begun. */
export const toNotThereErrors = (field: string) => errorsAt(field, 'not_there');

export interface DatedContext {
  otherValues: readonly Dated<unknown>[];
  today: ServiceDate;
}

export function checkStartDate(from: ServiceDate, { otherValues, today }: DatedContext) {
  return [
    ...errorsAt('from', from < today && 'begins_in_past'),
    ...errorsAt('from', otherValues.some((other) => other.from === from) && 'date_taken'),
  ];
}

export function checkSpecialDay(day: SpecialDay, today: ServiceDate) {
  const labelErrors = checkBilingualText('label', day.label, (label) => checkLine(label, venueLimits.labelLength));
  return [...checkDateRange(day, today), ...checkHours(day.hours, 'hours'), ...labelErrors];
}

export function checkWeek({ from, value }: Dated<Week>, context: DatedContext) {
  const dateErrors = checkStartDate(from, context);
  // a special day says that a venue closes for good
  if (weekdays.every((weekday) => value[weekday] === null)) return [...dateErrors, ...errorsAt('week', 'never_open')];
  return [...dateErrors, ...weekdays.flatMap((weekday) => checkHours(value[weekday], weekday))];
}

export function checkPause({ date, from }: OnlinePause, hours: OpeningHours | null, today: ServiceDate) {
  if (date < today) return errorsAt('date', 'over_already');
  if (!hours) return errorsAt('date', 'closed_then');
  if (checkQuarter('from', from).length > 0) return errorsAt('from', 'not_a_quarter');
  return errorsAt('from', (from < hours.opens || from > hours.lastStart) && 'outside_starts');
}

export function checkDateRange({ from, to }: DateRange, today: ServiceDate) {
  if (to < from) return errorsAt('to', 'ends_before_it_begins');
  if (to < today) return errorsAt('to', 'over_already');
  return errorsAt('to', daysBetween(from, to) >= venueLimits.maxRangeDays && 'range_too_long');
}

function checkHours(hours: OpeningHours | null, path: string) {
  if (!hours) return [];
  const { opens, lastStart, closes } = hours;
  const isLastStartOutside = closes > opens && (lastStart < opens || lastStart >= closes);
  return nestErrors(path, [
    ...(['opens', 'lastStart', 'closes'] as const).flatMap((name) => checkQuarter(name, hours[name])),
    ...errorsAt('opens', opens < serviceDayStart && 'outside_service_day'),
    ...errorsAt('closes', closes > serviceDayEnd && 'outside_service_day'),
    ...errorsAt('closes', closes <= opens && 'closes_before_it_opens'),
    ...errorsAt('lastStart', isLastStartOutside && 'last_start_outside'),
    ...nestErrors('break', checkBreak(hours)),
  ]);
}

/** At least one hour before a break, and the last start after it. */
function checkBreak({ opens, lastStart, break: openingBreak }: OpeningHours) {
  if (!openingBreak) return [];
  const { from, until } = openingBreak;
  return [
    ...checkQuarter('from', from),
    ...checkQuarter('until', until),
    ...errorsAt('from', from < opens + minutesPerHour && 'break_outside'),
    ...errorsAt('until', (until <= from || until > lastStart) && 'break_outside'),
  ];
}

const checkQuarter = (field: string, minute: Minute) =>
  errorsAt(field, minute % reservationLimits.quarterMinutes !== 0 && 'not_a_quarter');

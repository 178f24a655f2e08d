import { lineError } from '../../form/field-errors.js';
import { type PathError, errorAt, bilingualErrors, nestErrors } from '../../form/path-errors.js';
import type { DateRange, Dated, OnlinePause, OpeningHours, SpecialDay, Week } from '../schedule/opening-hours.js';
import { type ServiceDate, daysBetween, weekdays } from '../schedule/service-date.js';
import { type Minute, serviceDayEnd, serviceDayStart, minutesPerHour } from '../schedule/time-of-day.js';
import { reservationLimits } from '../reservation-limits.js';

/** Days of a special day or closure, and characters of its text. */
export const venueLimits = { rangeDays: 366, labelLength: 60 } as const;

/** `not_there`: the thing has been removed or has begun. */
export const venueErrorCodes = [
  'not_there',
  'ends_before_it_begins',
  'over_already',
  'range_too_long',
  'closes_before_it_opens',
  'last_start_outside',
  'break_outside',
  'outside_service_day',
  'not_a_quarter',
  'label_in_both_languages',
  'too_long',
  'invalid_characters',
  'begins_in_past',
  'date_taken',
  'never_open',
  'closed_then',
  'outside_starts',
  'outside_bounds',
  'usual_above_longest',
  'no_table_chosen',
  'unknown_table',
  'room_without_table',
  'too_many_tables',
  'too_many_joins',
  'table_twice',
  'name_missing',
  'party_sizes',
  'min_above_max',
  'outside_grid',
  'join_of_one',
  'join_twice',
] as const;
export type VenueErrorCode = (typeof venueErrorCodes)[number];

export type VenueError = PathError<VenueErrorCode>;

export const notThereError = (field: string): VenueError => ({ field, code: 'not_there' });

export interface DatedContext {
  others: readonly Dated<unknown>[];
  today: ServiceDate;
}

export function startDateErrors(from: ServiceDate, { others, today }: DatedContext): VenueError[] {
  return [
    ...errorAt('from', from < today && 'begins_in_past'),
    ...errorAt('from', others.some((other) => other.from === from) && 'date_taken'),
  ];
}

export function specialDayErrors(day: SpecialDay, today: ServiceDate): VenueError[] {
  const labelErrors = bilingualErrors('label', day.label, (label) => lineError(label, venueLimits.labelLength));
  return [...rangeErrors(day, today), ...hoursErrors(day.hours, 'hours'), ...labelErrors];
}

export function weekErrors({ from, value }: Dated<Week>, context: DatedContext): VenueError[] {
  const dateErrors = startDateErrors(from, context);
  // a special day says that a venue closes for good
  if (weekdays.every((weekday) => value[weekday] === null)) return [...dateErrors, ...errorAt('week', 'never_open')];
  return [...dateErrors, ...weekdays.flatMap((weekday) => hoursErrors(value[weekday], weekday))];
}

export function pauseErrors({ date, from }: OnlinePause, hours: OpeningHours | null, today: ServiceDate): VenueError[] {
  if (date < today) return errorAt('date', 'over_already');
  if (!hours) return errorAt('date', 'closed_then');
  if (quarterErrors('from', from).length > 0) return errorAt('from', 'not_a_quarter');
  return errorAt('from', (from < hours.opens || from > hours.lastStart) && 'outside_starts');
}

export function rangeErrors({ from, to }: DateRange, today: ServiceDate): VenueError[] {
  if (to < from) return errorAt('to', 'ends_before_it_begins');
  if (to < today) return errorAt('to', 'over_already');
  return errorAt('to', daysBetween(from, to) >= venueLimits.rangeDays && 'range_too_long');
}

function hoursErrors(hours: OpeningHours | null, path: string): VenueError[] {
  if (!hours) return [];
  const { opens, lastStart, closes } = hours;
  const isLastStartOutside = closes > opens && (lastStart < opens || lastStart >= closes);
  return nestErrors(path, [
    ...(['opens', 'lastStart', 'closes'] as const).flatMap((name) => quarterErrors(name, hours[name])),
    ...errorAt('opens', opens < serviceDayStart && 'outside_service_day'),
    ...errorAt('closes', closes > serviceDayEnd && 'outside_service_day'),
    ...errorAt('closes', closes <= opens && 'closes_before_it_opens'),
    ...errorAt('lastStart', isLastStartOutside && 'last_start_outside'),
    ...nestErrors('break', breakErrors(hours)),
  ]);
}

/** At least one hour before a break, and the last start after it. */
function breakErrors({ opens, lastStart, break: pause }: OpeningHours): VenueError[] {
  if (!pause) return [];
  const { from, until } = pause;
  return [
    ...quarterErrors('from', from),
    ...quarterErrors('until', until),
    ...errorAt('from', from < opens + minutesPerHour && 'break_outside'),
    ...errorAt('until', (until <= from || until > lastStart) && 'break_outside'),
  ];
}

const quarterErrors = (field: string, minute: Minute): VenueError[] =>
  errorAt(field, minute % reservationLimits.staffStartStep !== 0 && 'not_a_quarter');

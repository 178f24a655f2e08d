import { isBlank } from '../../form/errors.js';
import { lineError } from '../../form/field-errors.js';
import { languages } from '../../language/language.js';
import type { DateRange, Dated, OnlinePause, OpeningHours, SpecialDay, Week } from '../schedule/opening-hours.js';
import { type ServiceDate, daysBetween, weekdays } from '../schedule/service-date.js';
import { dayEnds, dayRollsAt, minutesPerHour } from '../schedule/time-of-day.js';
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

/** `field` is a path, such as `week.monday.closes`. */
export interface VenueError {
  field: string;
  code: VenueErrorCode;
}

export const notThere = (field: string): VenueError => ({ field, code: 'not_there' });

export interface AmongDated {
  others: readonly Dated<unknown>[];
  today: ServiceDate;
}

export function beginErrors(from: ServiceDate, { others, today }: AmongDated): VenueError[] {
  return [
    ...(from < today ? [{ field: 'from', code: 'begins_in_past' } as const] : []),
    ...(others.some((other) => other.from === from) ? [{ field: 'from', code: 'date_taken' } as const] : []),
  ];
}

export function specialDayErrors(day: SpecialDay, today: ServiceDate): VenueError[] {
  return [...rangeErrors(day, today), ...hoursErrors(day.hours, 'hours'), ...labelErrors(day.label)];
}

export function weekErrors({ from, value }: Dated<Week>, among: AmongDated): VenueError[] {
  const dates = beginErrors(from, among);
  // a special day says that a venue closes for good
  if (weekdays.every((weekday) => value[weekday] === null)) return [...dates, { field: 'week', code: 'never_open' }];
  return [...dates, ...weekdays.flatMap((weekday) => hoursErrors(value[weekday], weekday))];
}

export function pauseErrors({ date, from }: OnlinePause, hours: OpeningHours | null, today: ServiceDate): VenueError[] {
  if (date < today) return [{ field: 'date', code: 'over_already' }];
  if (!hours) return [{ field: 'date', code: 'closed_then' }];
  if (from % quarter !== 0) return [{ field: 'from', code: 'not_a_quarter' }];
  return from < hours.opens || from > hours.lastStart ? [{ field: 'from', code: 'outside_starts' }] : [];
}

export function rangeErrors({ from, to }: DateRange, today: ServiceDate): VenueError[] {
  if (to < from) return [{ field: 'to', code: 'ends_before_it_begins' }];
  if (to < today) return [{ field: 'to', code: 'over_already' }];
  return daysBetween(from, to) >= venueLimits.rangeDays ? [{ field: 'to', code: 'range_too_long' }] : [];
}

function hoursErrors(hours: OpeningHours | null, at: string): VenueError[] {
  if (!hours) return [];
  const { opens, lastStart, closes } = hours;
  const askew = (['opens', 'lastStart', 'closes'] as const).filter((name) => hours[name] % quarter !== 0);
  return [
    ...askew.map((name) => ({ field: `${at}.${name}`, code: 'not_a_quarter' }) as const),
    ...(opens < dayRollsAt ? [{ field: `${at}.opens`, code: 'outside_service_day' } as const] : []),
    ...(closes > dayEnds ? [{ field: `${at}.closes`, code: 'outside_service_day' } as const] : []),
    ...(closes <= opens ? [{ field: `${at}.closes`, code: 'closes_before_it_opens' } as const] : []),
    ...(closes > opens && (lastStart < opens || lastStart >= closes)
      ? [{ field: `${at}.lastStart`, code: 'last_start_outside' } as const]
      : []),
    ...breakErrors(hours, `${at}.break`),
  ];
}

/** At least one hour before a break, and the last start after it. */
function breakErrors({ opens, lastStart, break: pause }: OpeningHours, at: string): VenueError[] {
  if (!pause) return [];
  const { from, until } = pause;
  const askew = (['from', 'until'] as const).filter((name) => pause[name] % quarter !== 0);
  return [
    ...askew.map((name): VenueError => ({ field: `${at}.${name}`, code: 'not_a_quarter' })),
    ...(from < opens + minutesPerHour ? [{ field: `${at}.from`, code: 'break_outside' } as const] : []),
    ...(until <= from || until > lastStart ? [{ field: `${at}.until`, code: 'break_outside' } as const] : []),
  ];
}

const { staffStartStep: quarter } = reservationLimits;

/** In both languages or in none. */
function labelErrors(label: SpecialDay['label']): VenueError[] {
  if (!label) return [];
  return languages.flatMap((language): VenueError[] => {
    const code = isBlank(label[language])
      ? 'label_in_both_languages'
      : lineError(label[language], venueLimits.labelLength);
    return code ? [{ field: `label.${language}`, code }] : [];
  });
}

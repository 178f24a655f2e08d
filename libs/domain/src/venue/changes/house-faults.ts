import { isBlank } from '../../form/faults.js';
import { lineFault } from '../../form/field-faults.js';
import { languages } from '../../language/language.js';
import type { DateRange, Dated, OnlinePause, OpeningHours, SpecialDay, Week } from '../schedule/opening-hours.js';
import { type ServiceDate, daysBetween, weekdays } from '../schedule/service-date.js';
import { dayEnds, dayRollsAt, minutesPerHour } from '../schedule/time-of-day.js';
import { reservationLimits } from '../reservation-limits.js';

/** Maximum length of a special day or closure in days, and of its text in characters. */
export const houseLimits = { rangeDays: 366, labelLength: 60 } as const;

/** Reasons why a change of the venue is refused. `not_there`: the thing has been removed or has begun. */
export const houseFaultCodes = [
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
export type HouseFaultCode = (typeof houseFaultCodes)[number];

/** A fault and the path of its field, such as `week.monday.closes`. */
export interface HouseFault {
  field: string;
  code: HouseFaultCode;
}

export const notThere = (field: string): HouseFault => ({ field, code: 'not_there' });

export interface AmongDated {
  others: readonly Dated<unknown>[];
  today: ServiceDate;
}

export function beginFaults(from: ServiceDate, { others, today }: AmongDated): HouseFault[] {
  return [
    ...(from < today ? [{ field: 'from', code: 'begins_in_past' } as const] : []),
    ...(others.some((other) => other.from === from) ? [{ field: 'from', code: 'date_taken' } as const] : []),
  ];
}

export function specialDayFaults(day: SpecialDay, today: ServiceDate): HouseFault[] {
  return [...rangeFaults(day, today), ...hoursFaults(day.hours, 'hours'), ...labelFaults(day.label)];
}

export function weekFaults({ from, value }: Dated<Week>, among: AmongDated): HouseFault[] {
  const dates = beginFaults(from, among);
  // a special day says that a venue closes for good
  if (weekdays.every((weekday) => value[weekday] === null)) return [...dates, { field: 'week', code: 'never_open' }];
  return [...dates, ...weekdays.flatMap((weekday) => hoursFaults(value[weekday], weekday))];
}

/** All faults of a pause on an evening with these hours. */
export function pauseFaults({ date, from }: OnlinePause, hours: OpeningHours | null, today: ServiceDate): HouseFault[] {
  if (date < today) return [{ field: 'date', code: 'over_already' }];
  if (!hours) return [{ field: 'date', code: 'closed_then' }];
  if (from % quarter !== 0) return [{ field: 'from', code: 'not_a_quarter' }];
  return from < hours.opens || from > hours.lastStart ? [{ field: 'from', code: 'outside_starts' }] : [];
}

export function rangeFaults({ from, to }: DateRange, today: ServiceDate): HouseFault[] {
  if (to < from) return [{ field: 'to', code: 'ends_before_it_begins' }];
  if (to < today) return [{ field: 'to', code: 'over_already' }];
  return daysBetween(from, to) >= houseLimits.rangeDays ? [{ field: 'to', code: 'range_too_long' }] : [];
}

function hoursFaults(hours: OpeningHours | null, at: string): HouseFault[] {
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
    ...breakFaults(hours, `${at}.break`),
  ];
}

/** There is at least one hour before a break, and the last start is after it. */
function breakFaults({ opens, lastStart, break: pause }: OpeningHours, at: string): HouseFault[] {
  if (!pause) return [];
  const { from, until } = pause;
  const askew = (['from', 'until'] as const).filter((name) => pause[name] % quarter !== 0);
  return [
    ...askew.map((name): HouseFault => ({ field: `${at}.${name}`, code: 'not_a_quarter' })),
    ...(from < opens + minutesPerHour ? [{ field: `${at}.from`, code: 'break_outside' } as const] : []),
    ...(until <= from || until > lastStart ? [{ field: `${at}.until`, code: 'break_outside' } as const] : []),
  ];
}

const { staffStartStep: quarter } = reservationLimits;

/** A label is given in both languages or in none. */
function labelFaults(label: SpecialDay['label']): HouseFault[] {
  if (!label) return [];
  return languages.flatMap((language): HouseFault[] => {
    const code = isBlank(label[language])
      ? 'label_in_both_languages'
      : lineFault(label[language], houseLimits.labelLength);
    return code ? [{ field: `label.${language}`, code }] : [];
  });
}

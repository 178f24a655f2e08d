import {
  type Dated,
  type OpeningHours,
  type ServiceDate,
  type SpecialDay,
  type Week,
  type Weekday,
  weekdays,
  type VenueErrorCode,
  venueErrorCodes,
  ruleBounds,
  ruleNames,
} from '@strapec/domain';
import { type TypedHours, hoursOfTyped, typedHours } from './hours-words';
import type { FormInstance } from 'antd/es/form';
import type { VenueText } from './texts';

export interface SpecialDayValues extends TypedHours {
  from: ServiceDate;
  to: ServiceDate;
  doors: 'closed' | 'open';
  labelSk: string;
  labelEn: string;
}

export type TypedDay = TypedHours & { isOpen: boolean };

export interface WeekValues {
  from: ServiceDate;
  days: Record<Weekday, TypedDay>;
}

const usualHours: OpeningHours = { opens: 960, lastStart: 1380, closes: 1440 };

/** A closed day has hours too, in case it is opened. */
export function specialDayValues({ from, to, hours, label }: SpecialDay): SpecialDayValues {
  return {
    from,
    to,
    doors: hours ? 'open' : 'closed',
    ...typedHours(hours ?? usualHours),
    labelSk: label?.sk ?? '',
    labelEn: label?.en ?? '',
  };
}

export function specialDayOf({ from, to, doors, labelSk, labelEn, ...typed }: SpecialDayValues): SpecialDay {
  const label = { sk: labelSk.trim(), en: labelEn.trim() };
  return {
    from,
    to,
    hours: doors === 'open' ? hoursOfTyped(typed) : null,
    ...((label.sk || label.en) && { label }),
  };
}

export function weekValues({ from, value }: Dated<Week>): WeekValues {
  const days = weekdays.map((weekday) => {
    const hours = value[weekday];
    return [weekday, { isOpen: hours !== null, ...typedHours(hours ?? usualHours) }];
  });
  return { from, days: Object.fromEntries(days) as WeekValues['days'] };
}

export function weekOf({ from, days }: WeekValues): Dated<Week> {
  const value = weekdays.map((weekday) => [weekday, days[weekday].isOpen ? hoursOfTyped(days[weekday]) : null]);
  return { from, value: Object.fromEntries(value) as Week };
}

/** `wednesday.closes` is a field of the days. */
function fieldOfError(field: string): string[] {
  const path = field.replace('break.from', 'breakFrom').replace('break.until', 'breakUntil').split('.');
  if (weekdays.some((weekday) => weekday === path[0])) return ['days', ...path];
  return places[field] ?? [path.at(-1) ?? field];
}

const places: Readonly<Record<string, string[]>> = {
  'label.sk': ['labelSk'],
  'label.en': ['labelEn'],
  week: ['from'],
  replaces: ['from'],
};

export interface FormError {
  field: string;
  code: string;
  message?: string;
}

export function showErrors(form: FormInstance, formErrors: readonly FormError[], text: VenueText): void {
  const names = [...new Set(formErrors.map(({ field }) => fieldOfError(field).join('.')))];
  const fields = names.map((name) => {
    const here = formErrors.filter(({ field }) => fieldOfError(field).join('.') === name);
    return { name: name.split('.'), errors: here.map((formError) => errorInWords(formError, text)) };
  });
  form.setFields(fields);
  if (fields[0]) form.scrollToField(fields[0].name, { focus: true });
}

export function errorInWords({ field, code, message = code }: FormError, text: VenueText): string {
  return isKnown(code) ? text(`settings.error.${code}`, boundsOf(field)) : message;
}

function boundsOf(field: string): { least: number; most: number; step: number } {
  const name = ruleNames.find((one) => one === field);
  return { ...(name ? ruleBounds[name] : { least: 0, most: 0 }), step: (name && ruleBounds[name].step) ?? 1 };
}

const isKnown = (code: string): code is VenueErrorCode => venueErrorCodes.some((known) => known === code);

import {
  type Dated,
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
import { type DayValues, toDayValues, toOpeningHours } from './hours-values';
import type { FormInstance } from 'antd/es/form';
import type { VenueText } from './texts';

export interface SpecialDayValues extends DayValues {
  from: ServiceDate;
  to: ServiceDate;
  labelSk: string;
  labelEn: string;
}

export interface WeekValues {
  from: ServiceDate;
  days: Record<Weekday, DayValues>;
}

export function toSpecialDayValues({ from, to, hours, label }: SpecialDay): SpecialDayValues {
  return { from, to, ...toDayValues(hours), labelSk: label?.sk ?? '', labelEn: label?.en ?? '' };
}

export function toSpecialDay({ from, to, labelSk, labelEn, ...day }: SpecialDayValues): SpecialDay {
  const label = { sk: labelSk.trim(), en: labelEn.trim() };
  return { from, to, hours: toOpeningHours(day), ...((label.sk || label.en) && { label }) };
}

export function toWeekValues({ from, value }: Dated<Week>): WeekValues {
  const days = weekdays.map((weekday) => [weekday, toDayValues(value[weekday])]);
  return { from, days: Object.fromEntries(days) as WeekValues['days'] };
}

export function toDatedWeek({ from, days }: WeekValues): Dated<Week> {
  const value = weekdays.map((weekday) => [weekday, toOpeningHours(days[weekday])]);
  return { from, value: Object.fromEntries(value) as Week };
}

/** `wednesday.closes` is a field of the days. */
function toFormFieldPath(field: string): string[] {
  const path = field.replace('break.from', 'breakFrom').replace('break.until', 'breakUntil').split('.');
  if (weekdays.some((weekday) => weekday === path[0])) return ['days', ...path];
  return formPathsByField[field] ?? [path.at(-1) ?? field];
}

const formPathsByField: Readonly<Record<string, string[]>> = {
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
  const fieldNames = [...new Set(formErrors.map(({ field }) => toFormFieldPath(field).join('.')))];
  const fields = fieldNames.map((name) => {
    const fieldErrors = formErrors.filter(({ field }) => toFormFieldPath(field).join('.') === name);
    return { name: name.split('.'), errors: fieldErrors.map((formError) => errorText(formError, text)) };
  });
  form.setFields(fields);
  if (fields[0]) form.scrollToField(fields[0].name, { focus: true });
}

export function errorText({ field, code, message = code }: FormError, text: VenueText): string {
  return isVenueErrorCode(code) ? text(`settings.error.${code}`, ruleBoundsOf(field)) : message;
}

function ruleBoundsOf(field: string): { least: number; most: number; step: number } {
  const ruleName = ruleNames.find((one) => one === field);
  const { min: least, max: most, step = 1 } = ruleName ? ruleBounds[ruleName] : { min: 0, max: 0, step: 1 };
  return { least, most, step };
}

const isVenueErrorCode = (code: string): code is VenueErrorCode => venueErrorCodes.some((known) => known === code);

import type { FieldErrorDto } from '@strapec/contracts';
import { type VenueErrorCode, ruleBounds, ruleNames, weekdays } from '@strapec/domain';
import type { FormInstance } from 'antd/es/form';
import { type SettingsText, texts } from './texts';

/** `wednesday.closes` is a field of the days. */
function toSettingsFieldPath(field: string): string[] {
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

export type FormError = Pick<FieldErrorDto, 'field' | 'code'> & Partial<FieldErrorDto>;

export function setFormErrors(form: FormInstance, formErrors: readonly FormError[], text: SettingsText): void {
  const fieldNames = [...new Set(formErrors.map(({ field }) => toSettingsFieldPath(field).join('.')))];
  const fields = fieldNames.map((name) => {
    const fieldErrors = formErrors.filter(({ field }) => toSettingsFieldPath(field).join('.') === name);
    return { name: name.split('.'), errors: fieldErrors.map((formError) => describeSettingsError(formError, text)) };
  });
  form.setFields(fields);
  if (fields[0]) form.scrollToField(fields[0].name, { focus: true });
}

export function describeSettingsError({ field, code, message = code }: FormError, text: SettingsText): string {
  const textId = `settings.error.${code as VenueErrorCode}` as const;
  return textId in texts ? text(textId, ruleBoundsOf(field)) : message;
}

function ruleBoundsOf(field: string): { least: number; most: number; step: number } {
  const ruleName = ruleNames.find((one) => one === field);
  const { min: least, max: most, step = 1 } = ruleName ? ruleBounds[ruleName] : { min: 0, max: 0, step: 1 };
  return { least, most, step };
}

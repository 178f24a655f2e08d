import { type VenueErrorCode, venueErrorCodes, ruleBounds, ruleNames } from '@strapec/domain';
import type { FormInstance } from 'antd/es/form';
import { fieldOfError } from './form-values';
import type { VenueText } from './texts';

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

import { type VenueErrorCode, venueErrorCodes, ruleBounds, ruleNames } from '@strapec/domain';
import type { FormInstance } from 'antd/es/form';
import { fieldOfError } from './form-values';
import type { VenueText } from './texts';

/** An error in a change and its field, with the sentence of the API. */
export interface FormError {
  field: string;
  code: string;
  message?: string;
}

/** Shows each error at its field, and moves to the first one. */
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

/** The limits of a rule; other fields have no limits in their texts. */
function boundsOf(field: string): { least: number; most: number; step: number } {
  const name = ruleNames.find((one) => one === field);
  return { ...(name ? ruleBounds[name] : { least: 0, most: 0 }), step: (name && ruleBounds[name].step) ?? 1 };
}

const isKnown = (code: string): code is VenueErrorCode => venueErrorCodes.some((known) => known === code);

import { type HouseFaultCode, houseFaultCodes, ruleBounds, ruleNames } from '@strapec/domain';
import type { FormInstance } from 'antd/es/form';
import { fieldOfFault } from './form-values';
import type { HouseText } from './texts';

/** An error in a change and its field, with the sentence of the API. */
export interface Fault {
  field: string;
  code: string;
  message?: string;
}

/** Shows each error at its field, and moves to the first one. */
export function showFaults(form: FormInstance, faults: readonly Fault[], text: HouseText): void {
  const names = [...new Set(faults.map(({ field }) => fieldOfFault(field).join('.')))];
  const fields = names.map((name) => {
    const here = faults.filter(({ field }) => fieldOfFault(field).join('.') === name);
    return { name: name.split('.'), errors: here.map((fault) => faultInWords(fault, text)) };
  });
  form.setFields(fields);
  if (fields[0]) form.scrollToField(fields[0].name, { focus: true });
}

export function faultInWords({ field, code, message = code }: Fault, text: HouseText): string {
  return isKnown(code) ? text(`house.fault.${code}`, boundsOf(field)) : message;
}

/** The limits of a rule; other fields have no limits in their texts. */
function boundsOf(field: string): { least: number; most: number; step: number } {
  const name = ruleNames.find((one) => one === field);
  return { ...(name ? ruleBounds[name] : { least: 0, most: 0 }), step: (name && ruleBounds[name].step) ?? 1 };
}

const isKnown = (code: string): code is HouseFaultCode => houseFaultCodes.some((known) => known === code);

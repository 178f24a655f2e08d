import { type HouseFaultCode, houseFaultCodes, ruleBounds, ruleNames } from '@strapec/domain';
import type { FormInstance } from 'antd/es/form';
import { fieldOfFault } from './form-values';
import type { HouseText } from './texts';

/** What is wrong with a change, and where; the API says it in a sentence of its own too. */
export interface Fault {
  field: string;
  code: string;
  message?: string;
}

/** Says at each field what is wrong with it, and goes to the first one. */
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

/** How much a rule may be; nothing else has bounds that are told. */
function boundsOf(field: string): { least: number; most: number; step: number } {
  const name = ruleNames.find((one) => one === field);
  return { ...(name ? ruleBounds[name] : { least: 0, most: 0 }), step: (name && ruleBounds[name].step) ?? 1 };
}

const isKnown = (code: string): code is HouseFaultCode => houseFaultCodes.some((known) => known === code);

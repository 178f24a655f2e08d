import { type HouseFaultCode, houseFaultCodes } from '@strapec/domain';
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
  const fields = faults.map((fault) => ({ name: fieldOfFault(fault.field), errors: [faultInWords(fault, text)] }));
  form.setFields(fields);
  if (fields[0]) form.scrollToField(fields[0].name, { focus: true });
}

function faultInWords({ code, message = code }: Fault, text: HouseText): string {
  return isKnown(code) ? text(`house.fault.${code}`) : message;
}

const isKnown = (code: string): code is HouseFaultCode => houseFaultCodes.some((known) => known === code);

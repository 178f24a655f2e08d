import type { FieldErrorDto, ImportFaultDto } from '@strapec/contracts';
import { menuFaultCodes } from '@strapec/domain';
import { useMenuText } from './texts';

/** Why a file is no list, and what else can be wrong in one. */
const sheetFaults = [
  ...['sheet_required', 'sheet_unreadable', 'sheet_other_format', 'sheet_too_large', 'sheet_columns', 'formula'],
  ...['not_a_choice', 'id_invalid', 'twice_in_file', 'several_meant', 'colour_missing'],
] as const;

type Fault = Pick<FieldErrorDto, 'code'> & Partial<Pick<ImportFaultDto, 'message' | 'value' | 'choices'>>;

/** What is wrong in the staff's words; what only the API knows, in its own. */
export function useFaultWords(): (fault: Fault) => string {
  const text = useMenuText();
  return ({ code, message, value, choices = [] }) => {
    const known = [...menuFaultCodes, ...sheetFaults].find((one) => one === code);
    return known
      ? text(`menuList.fault.${known}`, { value: value ?? '', choices: choices.join(', ') })
      : (message ?? code);
  };
}

/** Where a field stands in the form: `servings.0.priceCents` is typed as a price in euros. */
export const placeOf = (field: string): (string | number)[] =>
  field
    .replace('priceCents', 'price')
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

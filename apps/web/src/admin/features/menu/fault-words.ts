import type { FieldErrorDto } from '@strapec/contracts';
import { menuFaultCodes } from '@strapec/domain';
import { useMenuText } from './texts';

/** Why a file is no list. */
const sheetFaults = [
  'sheet_required',
  'sheet_unreadable',
  'sheet_other_format',
  'sheet_too_large',
  'sheet_columns',
] as const;

/** What is wrong in the staff's words; what only the API knows, in its own. */
export function useFaultWords(): (fault: Pick<FieldErrorDto, 'code'> & { message?: string }) => string {
  const text = useMenuText();
  return ({ code, message }) => {
    const known = [...menuFaultCodes, ...sheetFaults].find((one) => one === code);
    return known ? text(`menuList.fault.${known}`) : (message ?? code);
  };
}

/** Where a field stands in the form: `servings.0.priceCents` is typed as a price in euros. */
export const placeOf = (field: string): (string | number)[] =>
  field
    .replace('priceCents', 'price')
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

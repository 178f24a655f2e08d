import type { FieldErrorDto } from '@strapec/contracts';
import { type MenuFaultCode, menuFaultCodes } from '@strapec/domain';
import { useMenuText } from './texts';

/** What is wrong in the staff's words; what only the API knows, in its own. */
export function useFaultWords(): (fault: Pick<FieldErrorDto, 'code'> & { message?: string }) => string {
  const text = useMenuText();
  return ({ code, message }) => {
    const known = menuFaultCodes.find((one): one is MenuFaultCode => one === code);
    return known ? text(`menuList.fault.${known}`) : (message ?? code);
  };
}

/** Where a field stands in the form: `servings.0.priceCents` is typed as a price in euros. */
export const placeOf = (field: string): (string | number)[] =>
  field
    .replace('priceCents', 'price')
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

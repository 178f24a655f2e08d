/** Where a telephone calls a number; `null` for what is not one number, of 15 digits after `00`. Every page carries it. */
export function callUrl(number: string | null): string | null {
  const digits = number?.replace(/^(\+.*)\(0\)/, '$1').replace(/[\s./()\p{Pd}]/gu, '') ?? '';
  return /^\+?\d{3,17}$/.test(digits) ? `tel:${digits}` : null;
}

/** From euros. A text that is not a number becomes 0 (spec §5), an empty field `null`. */
export function centsFromEuros(input: string): number | null {
  const text = input.trim().replace(',', '.');
  if (text === '') return null;
  const euros = Number(text);
  return Number.isFinite(euros) ? Math.round(euros * 100) : 0;
}

/** `null` unless the text is one number of 3 to 15 digits after its `+` or `00`. Every page loads this code. */
export function toTelUrl(phone: string | null): string | null {
  const digits = phone?.replace(/^(\+.*)\(0\)/, '$1').replace(/[\s./()\p{Pd}]/gu, '') ?? '';
  return /^(\+\d{3,15}|\d{3,17})$/.test(digits) ? `tel:${digits}` : null;
}

/** RFC 6068. */
export function toMailtoUrl(address: string, headers: Readonly<Record<string, string>> = {}): string {
  const recipient = encodeURIComponent(address).replace(/%40(?!.*%40)/, '@');
  const query = Object.entries(headers).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `mailto:${[recipient, ...(query.length > 0 ? [query.join('&')] : [])].join('?')}`;
}

/** A `mailto:` link (RFC 6068). Characters of the address that have a meaning in a link (`?`, `&`, `%`) are encoded. */
export function mailUrl(address: string, headers: Readonly<Record<string, string>> = {}): string {
  const to = encodeURIComponent(address).replace(/%40(?!.*%40)/, '@');
  const rest = Object.entries(headers).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `mailto:${[to, ...(rest.length > 0 ? [rest.join('&')] : [])].join('?')}`;
}

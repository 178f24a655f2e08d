/** Where a mail to an address begins (RFC 6068). What an address may hold and a link would take for its own (`?`, `&`, `%`) is encoded. */
export function mailUrl(address: string, headers: Readonly<Record<string, string>> = {}): string {
  const to = encodeURIComponent(address).replace(/%40(?!.*%40)/, '@');
  const rest = Object.entries(headers).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `mailto:${[to, ...(rest.length > 0 ? [rest.join('&')] : [])].join('?')}`;
}

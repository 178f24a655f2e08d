/** The error in a picture address, by the rules of the API: it must be an HTTPS address or one of our own pictures. */
export function pictureAddressError(typed: string): 'invalid' | 'insecure' | null {
  const address = typed.trim();
  if (/^\/(media|images)\/[\w./-]+$/.test(address)) return null;
  const protocol = URL.canParse(address) ? new URL(address).protocol : '';
  if (protocol === 'https:') return null;
  return protocol === 'http:' ? 'insecure' : 'invalid';
}

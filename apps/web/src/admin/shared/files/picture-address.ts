/** What is wrong with the address of a picture, as the API judges it: one of the web, encrypted, or of our own pictures. */
export function pictureAddressFault(typed: string): 'invalid' | 'insecure' | null {
  const address = typed.trim();
  if (/^\/(media|images)\/[\w./-]+$/.test(address)) return null;
  const protocol = URL.canParse(address) ? new URL(address).protocol : '';
  if (protocol === 'https:') return null;
  return protocol === 'http:' ? 'insecure' : 'invalid';
}

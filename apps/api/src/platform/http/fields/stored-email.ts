import { domainToASCII, domainToUnicode } from 'node:url';
import { normalizeEmail, normalizeLine } from '@strapec/domain';

/** Browsers send `xn--vinre-zqa73e.example` for `vináreň.example`. The readable form is stored; mails use the other. */
export function toStoredEmail(input: string): string {
  const email = normalizeEmail(input);
  const domain = email.slice(email.lastIndexOf('@') + 1);
  if (!/xn--|[^\x20-\x7e]/.test(domain)) return email;
  const readableDomain = domainToUnicode(domainToASCII(domain)); // empty when it is not a domain
  return readableDomain ? `${email.slice(0, -domain.length)}${readableDomain}` : email;
}

export const toSearchQuery = (input: string): string =>
  /@\S/.test(input) ? toStoredEmail(input) : normalizeLine(input);

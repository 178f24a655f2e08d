import { domainToASCII, domainToUnicode } from 'node:url';
import { toNormalEmail, toNormalLine } from '@strapec/domain';

/** Browsers send `xn--vinre-zqa73e.example` for `vináreň.example`. The readable form is stored; mails use the other. */
export function toStoredEmail(input: string): string {
  const email = toNormalEmail(input);
  const domain = email.slice(email.lastIndexOf('@') + 1);
  if (!/xn--|[^\x20-\x7e]/.test(domain)) return email;
  const readable = domainToUnicode(domainToASCII(domain)); // empty when it is not a domain
  return readable ? `${email.slice(0, -domain.length)}${readable}` : email;
}

export const toSearchQuery = (input: string): string =>
  /@\S/.test(input) ? toStoredEmail(input) : toNormalLine(input);

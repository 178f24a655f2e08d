import { domainToASCII, domainToUnicode } from 'node:url';
import { normalEmail, normalLine } from '@strapec/domain';

/** Browsers send `xn--vinre-zqa73e.example` for `vináreň.example`. The readable form is stored; mails use the other. */
export function keptEmail(typed: string): string {
  const email = normalEmail(typed);
  const domain = email.slice(email.lastIndexOf('@') + 1);
  if (!/xn--|[^\x20-\x7e]/.test(domain)) return email;
  const readable = domainToUnicode(domainToASCII(domain)); // empty when it is not a domain
  return readable ? `${email.slice(0, -domain.length)}${readable}` : email;
}

export const keptSearch = (typed: string): string => (/@\S/.test(typed) ? keptEmail(typed) : normalLine(typed));

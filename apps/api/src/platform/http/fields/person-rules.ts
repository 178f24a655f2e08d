import { domainToASCII, domainToUnicode } from 'node:url';
import { emailFault, isEmailSought, normalEmail, normalLine, normalText } from '@strapec/domain';
import type { FieldRule } from './field-rule.js';

/** For `@Transform`: a text in its normal form; anything else stays what it is, to be refused. */
export const asKept =
  (normal: (typed: string) => string | null) =>
  ({ value }: { value: unknown }): unknown =>
    typeof value === 'string' ? normal(value) : value;

/** The same for an optional field that a form sends empty. */
export const orNothing = (normal: (typed: string) => string) => asKept((typed) => normal(typed) || null);

/** For `@Transform`: what a person typed, without the space around it. */
export const trimmed = asKept(normalText);

/** For `@Transform`: a name as it is compared. */
export const lowerCased = asKept((name) => name.trim().toLowerCase());

/**
 * An e-mail address as it is kept and compared. A domain has two writings, `vináreň.example` and `xn--vinre-zqa73e.example`:
 * browsers send the second for the first. The one that people read is kept; mails go to the other.
 */
export function keptEmail(typed: string): string {
  const email = normalEmail(typed);
  const domain = email.slice(email.lastIndexOf('@') + 1);
  if (!/xn--|[^\x20-\x7e]/.test(domain)) return email;
  const readable = domainToUnicode(domainToASCII(domain)); // nothing where it is no domain
  return readable ? `${email.slice(0, -domain.length)}${readable}` : email;
}

/** What is looked for among such addresses and names. */
export const keptSearch = (typed: string): string => (/@\S/.test(typed) ? keptEmail(typed) : normalLine(typed));

/** For `@Transform`: an optional field that a form sends empty. */
export const nothingIfEmpty = orNothing(normalText);

/** The same rule with another code for a field that is missing. */
export function orMissing(missing: string, rule: FieldRule): FieldRule {
  return (value, whole) => {
    const code = rule(value, whole);
    return code === 'required' ? missing : code;
  };
}

/** The address of a person who is looked for. */
export function emailSought(invalid: string): FieldRule {
  return (value) => (typeof value === 'string' && isEmailSought(value) ? null : invalid);
}

/** An e-mail address; `invalid` says that it is none. */
export function emailAddress(invalid: string): FieldRule {
  return (value) => emailFault(typeof value === 'string' ? value : '', invalid);
}

import { emailFault } from '@strapec/domain';
import type { FieldRule } from './field-rule.js';

/** For `@Transform`: what a person typed, without the space around it. */
export const trimmed = ({ value }: { value: unknown }): unknown => (typeof value === 'string' ? value.trim() : value);

/** For `@Transform`: an e-mail address as it is compared. */
export const lowerCased = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.trim().toLowerCase() : value;

/** For `@Transform`: an optional field that a form sends empty. */
export const nothingIfEmpty = ({ value }: { value: unknown }): unknown => {
  const text = trimmed({ value });
  return text === '' ? null : text;
};

/** The same rule with another code for a field that is missing. */
export function orMissing(missing: string, rule: FieldRule): FieldRule {
  return (value, whole) => {
    const code = rule(value, whole);
    return code === 'required' ? missing : code;
  };
}

/** An e-mail address; `invalid` says that it is none. */
export function emailAddress(invalid: string): FieldRule {
  return (value) => emailFault(typeof value === 'string' ? value : '', invalid);
}

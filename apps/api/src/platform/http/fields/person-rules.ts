import {
  accountLimits,
  emailError,
  isEmailSought,
  normalText,
  passwordProblem,
  usernameProblem,
} from '@strapec/domain';
import { type FieldRule, ruleWith } from './field-rule.js';

/** For `@Transform`. Other values are refused later. */
export const asKept =
  (normal: (typed: string) => string | null) =>
  ({ value }: { value: unknown }): unknown =>
    typeof value === 'string' ? normal(value) : value;

export const orNothing = (normal: (typed: string) => string) => asKept((typed) => normal(typed) || null);

export const trimmed = asKept(normalText);

export const lowerCased = asKept((name) => name.trim().toLowerCase());

export const nothingIfEmpty = orNothing(normalText);

export function orMissing(missing: string, rule: FieldRule): FieldRule {
  return ruleWith(rule.schema ?? {}, (value, whole) => {
    const code = rule(value, whole);
    return code === 'required' ? missing : code;
  });
}

export function emailSought(invalid: string): FieldRule {
  return (value) => (typeof value === 'string' && isEmailSought(value) ? null : invalid);
}

export function emailAddress(invalid: string): FieldRule {
  return ruleWith({ type: String }, (value) => emailError(typeof value === 'string' ? value : '', invalid));
}

export const newUsername: FieldRule = (value) => usernameProblem(typeof value === 'string' ? value : '');

const { passwordMin: minLength, passwordLength: maxLength } = accountLimits;

export const newPassword = ruleWith({ minLength, maxLength, format: 'password' }, (value) =>
  passwordProblem(typeof value === 'string' ? value : ''),
);

/** Older rules may have allowed it. */
export const givenPassword = ruleWith({ maxLength, format: 'password' }, (value) => {
  if (typeof value !== 'string' || value === '') return 'required';
  return value.length > maxLength ? 'too_long' : null;
});

import {
  accountLimits,
  emailError,
  isSearchableEmail,
  toNormalText,
  passwordError,
  usernameError,
} from '@strapec/domain';
import { type FieldRule, ruleWithSchema } from './field-rule.js';

/** For `@Transform`. Other values are refused later. */
export const textTransform =
  (normalize: (typed: string) => string | null) =>
  ({ value }: { value: unknown }): unknown =>
    typeof value === 'string' ? normalize(value) : value;

export const textOrNull = (normalize: (typed: string) => string) => textTransform((typed) => normalize(typed) || null);

export const trimText = textTransform(toNormalText);

export const lowerCaseText = textTransform((name) => name.trim().toLowerCase());

export const nullIfEmpty = textOrNull(toNormalText);

export function withMissingCode(missingCode: string, rule: FieldRule): FieldRule {
  return ruleWithSchema(rule.schema ?? {}, (value, form) => {
    const code = rule(value, form);
    return code === 'required' ? missingCode : code;
  });
}

export function emailSearchRule(invalidCode: string): FieldRule {
  return (value) => (typeof value === 'string' && isSearchableEmail(value) ? null : invalidCode);
}

export function emailAddressRule(invalidCode: string): FieldRule {
  return ruleWithSchema({ type: String }, (value) => emailError(typeof value === 'string' ? value : '', invalidCode));
}

export const usernameRule: FieldRule = (value) => usernameError(typeof value === 'string' ? value : '');

const { passwordMin: minLength, passwordMax: maxLength } = accountLimits;

export const newPasswordRule = ruleWithSchema({ minLength, maxLength, format: 'password' }, (value) =>
  passwordError(typeof value === 'string' ? value : ''),
);

/** Older rules may have allowed it. */
export const currentPasswordRule = ruleWithSchema({ maxLength, format: 'password' }, (value) => {
  if (typeof value !== 'string' || value === '') return 'required';
  return value.length > maxLength ? 'too_long' : null;
});

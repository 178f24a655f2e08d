import {
  accountLimits,
  checkEmail,
  isSearchableEmail,
  normalizeText,
  checkNewPassword,
  checkUsername,
} from '@strapec/domain';
import { type FieldRule, ruleWithSchema } from './field-rule.js';

/** For `@Transform`. Other values are refused later. */
export const textTransform =
  (normalize: (typed: string) => string | null) =>
  ({ value }: { value: unknown }): unknown =>
    typeof value === 'string' ? normalize(value) : value;

export const textOrNull = (normalize: (typed: string) => string) => textTransform((typed) => normalize(typed) || null);

export const trimText = textTransform(normalizeText);

export const lowerCaseText = textTransform((name) => name.trim().toLowerCase());

export const nullIfEmpty = textOrNull(normalizeText);

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
  return ruleWithSchema({ type: String }, (value) => checkEmail(typeof value === 'string' ? value : '', invalidCode));
}

export const usernameRule: FieldRule = (value) => checkUsername(typeof value === 'string' ? value : '');

const { minPasswordLength: minLength, maxPasswordLength: maxLength } = accountLimits;

export const newPasswordRule = ruleWithSchema({ minLength, maxLength, format: 'password' }, (value) =>
  checkNewPassword(typeof value === 'string' ? value : ''),
);

/** Older rules may have allowed it. */
export const currentPasswordRule = ruleWithSchema({ maxLength, format: 'password' }, (value) => {
  if (typeof value !== 'string' || value === '') return 'required';
  return value.length > maxLength ? 'too_long' : null;
});

import { accountLimits, passwordProblem, usernameProblem } from '@strapec/domain';
import { type FieldRule, ruleWith } from './field-rule.js';

export const newUsername: FieldRule = (value) => usernameProblem(typeof value === 'string' ? value : '');

const { passwordMin: minLength, passwordLength: maxLength } = accountLimits;

export const newPassword = ruleWith({ minLength, maxLength, format: 'password' }, (value) =>
  passwordProblem(typeof value === 'string' ? value : ''),
);

/** A password at sign-in. Only its length is checked, because older rules may have allowed it. */
export const givenPassword = ruleWith({ maxLength, format: 'password' }, (value) => {
  if (typeof value !== 'string' || value === '') return 'required';
  return value.length > maxLength ? 'too_long' : null;
});

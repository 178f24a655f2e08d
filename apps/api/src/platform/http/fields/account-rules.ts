import { accountLimits, passwordProblem, usernameProblem } from '@strapec/domain';
import type { FieldRule } from './field-rule.js';

/** A user name to be, in lower case. */
export const newUsername: FieldRule = (value) => usernameProblem(typeof value === 'string' ? value : '');

/** A password to be. */
export const newPassword: FieldRule = (value) => passwordProblem(typeof value === 'string' ? value : '');

/** Whatever was once accepted as a password; only its length is looked at. */
export const givenPassword: FieldRule = (value) => {
  if (typeof value !== 'string' || value === '') return 'required';
  return value.length > accountLimits.passwordLength ? 'too_long' : null;
};

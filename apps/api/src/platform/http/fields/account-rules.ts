import { accountLimits, passwordProblem, usernameProblem } from '@strapec/domain';
import type { FieldRule } from './field-rule.js';

export const newUsername: FieldRule = (value) => usernameProblem(typeof value === 'string' ? value : '');

export const newPassword: FieldRule = (value) => passwordProblem(typeof value === 'string' ? value : '');

/** A password at sign-in. Only its length is checked, because older rules may have allowed it. */
export const givenPassword: FieldRule = (value) => {
  if (typeof value !== 'string' || value === '') return 'required';
  return value.length > accountLimits.passwordLength ? 'too_long' : null;
};

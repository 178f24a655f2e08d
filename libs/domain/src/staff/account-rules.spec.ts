import { describe, expect, it } from '@jest/globals';
import { toLoginName, isPlaceholderPassword, passwordError, usernameError } from './account-rules.js';

describe('a user name', () => {
  it('has one spelling', () => {
    expect(toLoginName(' Jana.K ')).toBe('jana.k');
  });

  it.each(['jana', 'jana.k', '2nd-shift', 'ab', 'x'.repeat(40)])('may be %s', (name) => {
    expect(usernameError(name)).toBeNull();
  });

  it.each(['', 'a', 'Jana', 'jana@bar.example', '.jana', 'jana k', 'žofia', 'x'.repeat(41)])('is not %j', (name) => {
    expect(usernameError(name)).toBe('username_invalid');
  });
});

describe('a password', () => {
  it.each([
    ['123456789', 'password_too_short'],
    ['1234567890', null],
    ['x'.repeat(200), null],
    ['x'.repeat(201), 'password_too_long'],
  ])('%s', (password, refusal) => {
    expect(passwordError(password)).toBe(refusal);
  });

  it.each(['changeme123', 'Password2026', 'admin-admin', '1234567890', 'replace-me-please'])(
    '%s is a placeholder',
    (it) => expect(isPlaceholderPassword(it)).toBe(true),
  );

  it('may be a sentence', () => {
    expect(isPlaceholderPassword('three glasses of tramín')).toBe(false);
  });
});

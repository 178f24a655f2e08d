import { describe, expect, it } from '@jest/globals';
import { toLoginName, isPlaceholderPassword, checkNewPassword, checkUsername } from './account-rules.js';

describe('a username', () => {
  it('is trimmed and in lower case', () => {
    expect(toLoginName(' Jana.K ')).toBe('jana.k');
  });

  it.each(['jana', 'jana.k', '2nd-shift', 'ab', 'x'.repeat(40)])('may be %s', (name) => {
    expect(checkUsername(name)).toBeNull();
  });

  it.each(['', 'a', 'Jana', 'jana@bar.example', '.jana', 'jana k', 'žofia', 'x'.repeat(41)])(
    'must not be %j',
    (name) => {
      expect(checkUsername(name)).toBe('username_invalid');
    },
  );
});

describe('a password', () => {
  it.each([
    ['123456789', 'password_too_short'],
    ['1234567890', null],
    ['x'.repeat(200), null],
    ['x'.repeat(201), 'password_too_long'],
  ])('%s has the error %s', (password, error) => {
    expect(checkNewPassword(password)).toBe(error);
  });

  it.each(['changeme123', 'Password2026', 'admin-admin', '1234567890', 'replace-me-please'])(
    '%s is a placeholder',
    (password) => expect(isPlaceholderPassword(password)).toBe(true),
  );

  it('may be a sentence', () => {
    expect(isPlaceholderPassword('three glasses of tramín')).toBe(false);
  });
});

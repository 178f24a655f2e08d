export type UsernameRefusal = 'username_invalid';
export type PasswordRefusal = 'password_too_short' | 'password_too_long';

/** Characters. */
export const accountLimits = { usernameLength: 40, passwordMin: 10, passwordLength: 200 } as const;

const username = /^[a-z0-9][a-z0-9._-]{1,39}$/;
const placeholder = /^(change|replace|password|passw0rd|secret|admin|example|default|test|heslo|qwerty|12345)/i;

/** The one spelling under which an account is kept and found: user names and e-mails know no case (rules §9). */
export function accountName(typed: string): string {
  return typed.trim().toLowerCase();
}

/** What is wrong with a user name, or `null`. It has no at sign, so that it is never somebody else's e-mail. */
export function usernameProblem(name: string): UsernameRefusal | null {
  return username.test(name) ? null : 'username_invalid';
}

/** What is wrong with a new password, or `null`: length counts, composition does not. */
export function passwordProblem(password: string): PasswordRefusal | null {
  if (password.length < accountLimits.passwordMin) return 'password_too_short';
  return password.length > accountLimits.passwordLength ? 'password_too_long' : null;
}

/** Whether a password looks like one that was copied from an example and never changed. */
export function isPlaceholderPassword(password: string): boolean {
  return placeholder.test(password);
}

/** Characters. */
export const accountLimits = { usernameLength: 40, minPasswordLength: 10, maxPasswordLength: 200 } as const;

const usernamePattern = /^[a-z0-9][a-z0-9._-]{1,39}$/;
const placeholderPattern = /^(change|replace|password|passw0rd|secret|admin|example|default|test|heslo|qwerty|12345)/i;

/** Login names ignore case (rules §9). */
export function toLoginName(input: string): string {
  return input.trim().toLowerCase();
}

/** Without an at sign it can never equal an e-mail address. */
export function checkUsername(name: string): 'username_invalid' | null {
  return usernamePattern.test(name) ? null : 'username_invalid';
}

export function checkNewPassword(password: string): 'password_too_short' | 'password_too_long' | null {
  if (password.length < accountLimits.minPasswordLength) return 'password_too_short';
  return password.length > accountLimits.maxPasswordLength ? 'password_too_long' : null;
}

export function isPlaceholderPassword(password: string): boolean {
  return placeholderPattern.test(password);
}

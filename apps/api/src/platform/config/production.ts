import { isPlaceholderPassword } from '@strapec/domain';
import type { EnvironmentReader } from './environment-reader.js';
import { shortestSecret } from './session-secret.js';

const secrets = [
  ...['SESSION_SECRET', 'SESSION_SECRET_PREVIOUS', 'CAPTCHA_SECRET'],
  ...['METRICS_TOKEN', 'TRANSLATE_KEY', 'BOUNCE_TOKEN'],
];

/** They are public. */
export function refusePlaceholders(read: EnvironmentReader): void {
  for (const name of secrets) {
    if (isPlaceholderPassword(read.optionalText(name) ?? ''))
      read.errors.push(`${name} is a placeholder: set your own`);
  }
  const sessionSecret = read.optionalText('SESSION_SECRET');
  if (sessionSecret !== null && sessionSecret.length < shortestSecret) {
    read.errors.push(`SESSION_SECRET must have ${shortestSecret} characters or more; leave it out to have one made`);
  }
  if (isPlaceholderPassword(databasePassword(read))) {
    read.errors.push('DATABASE_URL has a placeholder as its password: set your own');
  }
}

/** An address that cannot be parsed is reported elsewhere. */
function databasePassword(read: EnvironmentReader): string {
  const address = read.optionalText('DATABASE_URL') ?? '';
  try {
    return decodeURIComponent(new URL(address).password);
  } catch {
    return '';
  }
}

const isHttps = (read: EnvironmentReader): boolean => read.optionalText('PUBLIC_URL')?.startsWith('https:') ?? false;

/** Browsers block the API that the captcha needs on other devices. */
export function plainHttpWarning(read: EnvironmentReader): string[] {
  const isForOthers = !/^(localhost|127\.|::1$)/.test(read.text('HOST', '127.0.0.1'));
  if (isHttps(read) || !isForOthers || read.text('CAPTCHA_PROVIDER', 'altcha') !== 'altcha') return [];
  return [
    'Guests on other devices need https: over http their browsers cannot solve the captcha, and only the form without script works ' +
      '(/rezervacia). Put a proxy with https in front and set PUBLIC_URL (docs/operations.md).',
  ];
}

export function warningsOf(read: EnvironmentReader): string[] {
  const warnings: readonly (readonly [boolean, string])[] = [
    [!isHttps(read), 'PUBLIC_URL is not an https address: staff sign in over a connection that others can read.'],
    [
      read.optionalText('SMTP_URL') === null,
      'SMTP_URL is not set: guests get no mails, they become files in DATA_DIR.',
    ],
    [
      read.optionalText('MAIL_FROM') === null,
      'MAIL_FROM is not set: mails come from an address that may not exist, unless the bar names its own.',
    ],
    [['off', 'false'].includes(read.text('RATE_LIMITS', 'on')), 'RATE_LIMITS is off: nothing slows robots down.'],
  ];
  return warnings.filter(([isSo]) => isSo).map(([, warning]) => warning);
}

import { isPlaceholderPassword } from '@strapec/domain';
import type { EnvironmentReader } from './environment-reader.js';

/** Characters. A shorter secret can be guessed from one signature. */
export const minSecretLength = 32;

const secretVariables = [
  ...['SESSION_SECRET', 'SESSION_SECRET_PREVIOUS', 'CAPTCHA_SECRET'],
  ...['METRICS_TOKEN', 'TRANSLATE_KEY', 'BOUNCE_TOKEN'],
];

/** Adds an error for each secret that is a placeholder: placeholders are public. */
export function reportPlaceholders(reader: EnvironmentReader): void {
  for (const name of secretVariables) {
    if (isPlaceholderPassword(reader.optionalText(name) ?? ''))
      reader.errors.push(`${name} is a placeholder: set your own`);
  }
  const sessionSecret = reader.optionalText('SESSION_SECRET');
  if (sessionSecret !== null && sessionSecret.length < minSecretLength) {
    reader.errors.push(`SESSION_SECRET must have ${minSecretLength} characters or more; leave it out to have one made`);
  }
  if (isPlaceholderPassword(readDatabasePassword(reader))) {
    reader.errors.push('DATABASE_URL has a placeholder as its password: set your own');
  }
}

/** An address that cannot be parsed is reported elsewhere. */
function readDatabasePassword(reader: EnvironmentReader): string {
  const address = reader.optionalText('DATABASE_URL') ?? '';
  try {
    return decodeURIComponent(new URL(address).password);
  } catch {
    return '';
  }
}

const isHttps = (reader: EnvironmentReader): boolean =>
  reader.optionalText('PUBLIC_URL')?.startsWith('https:') ?? false;

/** Browsers block the API that the captcha needs on other devices. */
export function listPlainHttpWarnings(reader: EnvironmentReader): string[] {
  const isOnNetwork = !/^(localhost|127\.|::1$)/.test(reader.text('HOST', '127.0.0.1'));
  if (isHttps(reader) || !isOnNetwork || reader.text('CAPTCHA_PROVIDER', 'altcha') !== 'altcha') return [];
  return [
    'Guests on other devices need https: over http their browsers cannot solve the captcha, and only the form without script works ' +
      '(/rezervacia). Put a proxy with https in front and set PUBLIC_URL (docs/operations.md).',
  ];
}

export function listProductionWarnings(reader: EnvironmentReader): string[] {
  const warnings: readonly (readonly [boolean, string])[] = [
    [!isHttps(reader), 'PUBLIC_URL is not an https address: staff sign in over a connection that others can read.'],
    [
      reader.optionalText('SMTP_URL') === null,
      'SMTP_URL is not set: guests get no mails, they become files in DATA_DIR.',
    ],
    [
      reader.optionalText('MAIL_FROM') === null,
      'MAIL_FROM is not set: mails come from an address that may not exist, unless the bar names its own.',
    ],
    [['off', 'false'].includes(reader.text('RATE_LIMITS', 'on')), 'RATE_LIMITS is off: nothing slows robots down.'],
  ];
  return warnings.filter(([isNeeded]) => isNeeded).map(([, warning]) => warning);
}

/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import SMTPTransport from 'nodemailer/lib/smtp-transport';
import { describeSettings } from '../../src/platform/config/describe-settings';
import { SettingsError, loadSettings } from '../../src/platform/config/load-settings';

const baseEnv = { DATABASE_URL: 'postgres://bar@localhost/bar' };

function readErrors(environment: Record<string, string>): readonly string[] {
  try {
    loadSettings(environment);
    return [];
  } catch (error) {
    return (error as SettingsError).errors;
  }
}

describe('settings from the environment', () => {
  it('only DATABASE_URL is required', () => {
    expect(loadSettings(baseEnv)).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      poolSize: 10,
      logLevel: 'info',
      trustProxy: false,
      areRateLimitsOn: true,
      shouldSeedSample: false,
      firstAccount: { username: 'admin', email: 'admin@example.com', password: null },
      captcha: { provider: 'altcha' },
      mail: { smtpUrl: null, bouncesTo: null, bounceToken: null, bounceMailbox: null },
      retentionPeriods: { notes: '30 days', visits: '24 months', consents: '4 years' },
    });
  });

  it('a retention period is a span such as 6 months', () => {
    expect(loadSettings({ ...baseEnv, RETENTION_VISITS: '6 months' }).retentionPeriods.visits).toBe('6 months');
    for (const RETENTION_AUDIT of ['12', '0 days', '1 hour', "1 days' OR 'a"]) {
      expect(readErrors({ ...baseEnv, RETENTION_AUDIT })).toEqual([
        `RETENTION_AUDIT must be a span such as '30 days', '12 months' or '4 years', not '${RETENTION_AUDIT}'`,
      ]);
    }
  });

  it('a proxy on the same machine is trusted when PUBLIC_URL is https', () => {
    const settings = loadSettings({ ...baseEnv, PUBLIC_URL: 'https://bar.example' });
    expect(settings.trustProxy).toBe('loopback');
    expect(loadSettings({ ...baseEnv, PUBLIC_URL: 'https://bar.example', TRUST_PROXY: 'none' }).trustProxy).toBe(false);
  });

  it('an address without http:// is refused once, and the other errors are listed too', () => {
    expect(readErrors({ ...baseEnv, PUBLIC_URL: 'bar.example', PORT: 'x' })).toEqual([
      expect.stringContaining('PORT'),
      'PUBLIC_URL must be an address that begins with http:// or https://',
    ]);
  });

  it('PUBLIC_URL may end with a slash, and TRUST_PROXY may be a number', () => {
    const settings = loadSettings({ ...baseEnv, PUBLIC_URL: 'https://bar.example/', TRUST_PROXY: '2' });
    expect([settings.publicUrl, settings.trustProxy]).toEqual(['https://bar.example', 2]);
  });

  it.each([
    'smtps://bar@bar.example:Víno#2025/%@smtp.bar.example:465',
    'smtps://a:1#2025@host:465',
    'smtp://a:?@host',
    'smtp://a:x/y@host',
    'smtps://a:12/5@host',
  ])('the error about the password in %j does not print it', (SMTP_URL) =>
    expect(readErrors({ ...baseEnv, SMTP_URL })).toEqual([
      'the password in SMTP_URL contains a sign such as # / ? that must be written %23 %2F %3F; or set SMTP_USER and SMTP_PASSWORD',
    ]),
  );

  it('SMTP_USER and SMTP_PASSWORD need no escaping', () => {
    const password = 'Víno#2025/%@?:+ x';
    const login = { SMTP_USER: 'rezervacie@bar.example', SMTP_PASSWORD: password };
    const { smtpUrl } = loadSettings({ ...baseEnv, SMTP_URL: 'smtps://old:one@smtp.bar.example:465', ...login }).mail;
    expect(new SMTPTransport(smtpUrl ?? '').options).toMatchObject({
      ...{ host: 'smtp.bar.example', port: 465, secure: true },
      auth: { user: login.SMTP_USER, pass: password },
    });
    const errors = readErrors({ ...baseEnv, SMTP_URL: 'smtp://mail.example', SMTP_PASSWORD: password });
    expect(errors).toEqual(['SMTP_USER and SMTP_PASSWORD: set both or none']);
    for (const urlPassword of ['%', 'a%x', 'p@ss', 'a:b', 'a%23b'])
      expect(readErrors({ ...baseEnv, SMTP_URL: `smtps://bar:${urlPassword}@smtp.bar.example` })).toEqual([]);
  });

  it('all errors are reported at once', () => {
    const errors = readErrors({
      PORT: 'http',
      PG_POOL: '0',
      CAPTCHA_PROVIDER: 'riddle',
      RATE_LIMITS: 'maybe',
      SMTP_URL: 'mail',
    });
    expect(errors).toHaveLength(6);
    expect(errors.join('\n')).toMatch(/PORT must be a whole number from 0 to 65535, not 'http'/);
    expect(errors.join('\n')).toMatch(/CAPTCHA_PROVIDER must be one of altcha, hcaptcha, turnstile, recaptcha, none/);
    expect(errors.join('\n')).toMatch(/DATABASE_URL is missing/);
  });

  it.each<[Record<string, string>, RegExp]>([
    [{ CAPTCHA_PROVIDER: 'hcaptcha', CAPTCHA_SITE_KEY: 'key' }, /needs CAPTCHA_SITE_KEY and CAPTCHA_SECRET/],
    [{ CAPTCHA_PROVIDER: 'none', NODE_ENV: 'production' }, /CAPTCHA_ALLOW_NONE=true/],
    [{ TRUST_PROXY: 'everybody' }, /TRUST_PROXY must be none, a number, or addresses/],
    [{ TRANSLATE_PROVIDER: 'libretranslate' }, /needs TRANSLATE_URL/],
    [{ TRANSLATE_PROVIDER: 'deepl' }, /needs TRANSLATE_KEY/],
    [{ ADMIN_USERNAME: 'the boss' }, /ADMIN_USERNAME must be 2 to 40 letters/],
    [{ ADMIN_EMAIL: 'boss' }, /ADMIN_EMAIL must be an e-mail/],
    [{ ADMIN_PASSWORD: 'short' }, /ADMIN_PASSWORD must have 10 to 200/],
    [{ ADMIN_PASSWORD: 'change-me-now', NODE_ENV: 'production' }, /ADMIN_PASSWORD is a known placeholder/],
    [{ MAIL_DNS_SERVER: 'dns.example' }, /MAIL_DNS_SERVER must be an IP address/],
    [{ MAIL_DNS_SERVER: '9.9.9.9:65536' }, /MAIL_DNS_SERVER must be an IP address/],
    [{ MAIL_DNS_SERVER: '[2620:fe::fe]:0' }, /MAIL_DNS_SERVER must be an IP address/],
    [{ MAIL_BOUNCES_TO: 'Bar <bar@bar.example>' }, /MAIL_BOUNCES_TO must be an e-mail address alone/],
    [{ BOUNCE_TOKEN: 'short' }, /BOUNCE_TOKEN must have 16 characters/],
    [{ BOUNCE_IMAP_URL: 'https://mail.example' }, /BOUNCE_IMAP_URL must be an address that begins with imaps/],
    [{ BOUNCE_IMAP_URL: 'imaps://bar:100%wine@mail.example' }, /^BOUNCE_IMAP_URL: a % .* is written %25, an @ %40$/],
    [{ DATABASE_URL: 'mysql://bar' }, /DATABASE_URL must be an address that begins with postgres/],
  ])('%j is refused', (environment, expectedError) => {
    expect(readErrors({ ...baseEnv, ...environment }).join()).toMatch(expectedError);
  });

  it.each(['9.9.9.9', '9.9.9.9:5353', '2620:fe::fe', '[2620:fe::fe]:53'])('MAIL_DNS_SERVER may be %s', (dnsServer) => {
    expect(loadSettings({ ...baseEnv, MAIL_DNS_SERVER: dnsServer }).mail.dnsServer).toBe(dnsServer);
  });

  it('production may run without a captcha when CAPTCHA_ALLOW_NONE is true', () => {
    const environment = { NODE_ENV: 'production', CAPTCHA_PROVIDER: 'none', CAPTCHA_ALLOW_NONE: 'true' };
    expect(readErrors({ ...baseEnv, ...environment })).toEqual([]);
  });
});

describe('settings in production', () => {
  const longSecret = '9dJ2kq0sP4vXw7zB1nM5tR8yC3fH6gLa';
  const completeEnv = {
    DATABASE_URL: 'postgres://bar:Tr4min-2019@db/bar',
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://bar.example',
    SMTP_URL: 'smtps://bar@mail.example',
    MAIL_FROM: 'Bar <bar@bar.example>',
    MAIL_STAFF: 'team@bar.example',
  };

  it('a warning says that other devices need https for the captcha', () => {
    const readWarnings = (env: Record<string, string>) => loadSettings({ ...baseEnv, ...env }).warnings;
    expect(readWarnings({ HOST: '0.0.0.0' })).toEqual([expect.stringContaining('need https')]);
    expect(readWarnings({ HOST: '0.0.0.0', PUBLIC_URL: 'https://bar.example' })).toEqual([]);
    expect(readWarnings({ HOST: '0.0.0.0', CAPTCHA_PROVIDER: 'none' })).toEqual([]);
  });

  it('a complete environment gives no errors or warnings and turns on nightly backups', () => {
    const settings = loadSettings({ ...completeEnv, SESSION_SECRET: longSecret, METRICS_TOKEN: longSecret });
    expect([settings.warnings, settings.backup.isTakenNightly]).toEqual([[], true]);
  });

  it.each<[Record<string, string>, RegExp]>([
    [{ SESSION_SECRET: 'change-me-to-a-long-random-value-please' }, /SESSION_SECRET is a placeholder/],
    [{ SESSION_SECRET: 'short' }, /SESSION_SECRET must have 32 characters/],
    [
      { CAPTCHA_PROVIDER: 'hcaptcha', CAPTCHA_SITE_KEY: 'k', CAPTCHA_SECRET: 'secret' },
      /CAPTCHA_SECRET is a placeholder/,
    ],
    [{ METRICS_TOKEN: 'change-me-please-now' }, /METRICS_TOKEN is a placeholder/],
    [{ BOUNCE_TOKEN: 'change-me-please-now' }, /BOUNCE_TOKEN is a placeholder/],
    [{ METRICS_TOKEN: 'short' }, /METRICS_TOKEN must have 16 characters/],
    [{ DATABASE_URL: 'postgres://bar:change-me@db/bar' }, /DATABASE_URL has a placeholder as its password/],
    [{ DATABASE_URL: 'postgres://bar:100%wine@db/bar' }, /DATABASE_URL: a % in a password is written %25/],
  ])('%j is refused', (environment, expectedError) => {
    expect(readErrors({ ...completeEnv, ...environment }).join()).toMatch(expectedError);
  });

  it('unusual settings give warnings and no errors', () => {
    const { warnings } = loadSettings({ ...baseEnv, NODE_ENV: 'production', RATE_LIMITS: 'off' });
    const warnedVariables = ['PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM', 'RATE_LIMITS'];
    expect(warnings.map((warning) => warning.split(' ')[0])).toEqual(warnedVariables);
  });

  it('development gives no warnings about placeholders and rate limits', () => {
    const settings = loadSettings({ ...baseEnv, SESSION_SECRET: 'change-me', RATE_LIMITS: 'off' });
    expect([settings.warnings, settings.backup.isTakenNightly]).toEqual([[], false]);
  });
});

describe('describeSettings', () => {
  it('lists each variable with its default and its form', () => {
    const settings = describeSettings();
    expect(settings.find(({ name }) => name === 'MAIL_STAFF')?.unset).toBe('the first owner');
    expect(settings.find(({ name }) => name === 'PG_POOL')).toMatchObject({ unset: '`10`', form: '1 to 500' });
  });
});

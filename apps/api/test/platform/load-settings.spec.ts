/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import SMTPTransport from 'nodemailer/lib/smtp-transport';
import { describeSettings } from '../../src/platform/config/describe-settings';
import { SettingsError, loadSettings } from '../../src/platform/config/load-settings';

const database = { DATABASE_URL: 'postgres://bar@localhost/bar' };

function errorsOf(environment: Record<string, string>): readonly string[] {
  try {
    loadSettings(environment);
    return [];
  } catch (error) {
    return (error as SettingsError).errors;
  }
}

describe('the environment', () => {
  it('needs nothing but a database', () => {
    expect(loadSettings(database)).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      poolSize: 10,
      logLevel: 'info',
      trustProxy: false,
      areRateLimitsOn: true,
      seedDemo: false,
      firstAccount: { username: 'admin', email: 'admin@example.com', password: null },
      captcha: { provider: 'altcha' },
      mail: { smtpUrl: null, bouncesTo: null, bounceToken: null, bounceMailbox: null },
      retention: { notes: '30 days', visits: '24 months', consents: '4 years' },
    });
  });

  it('may keep people for shorter or longer, in spans that can be read', () => {
    expect(loadSettings({ ...database, RETENTION_VISITS: '6 months' }).retention.visits).toBe('6 months');
    for (const RETENTION_AUDIT of ['12', '0 days', '1 hour', "1 days' OR 'a"]) {
      expect(errorsOf({ ...database, RETENTION_AUDIT })).toEqual([
        `RETENTION_AUDIT must be a span such as '30 days', '12 months' or '4 years', not '${RETENTION_AUDIT}'`,
      ]);
    }
  });

  it('has a proxy where its address is https, which it cannot speak itself', () => {
    const settings = loadSettings({ ...database, PUBLIC_URL: 'https://bar.example' });
    expect(settings.trustProxy).toBe('loopback');
    expect(loadSettings({ ...database, PUBLIC_URL: 'https://bar.example', TRUST_PROXY: 'none' }).trustProxy).toBe(
      false,
    );
  });

  it('may end its address with a slash, and trust a number of proxies', () => {
    const settings = loadSettings({ ...database, PUBLIC_URL: 'https://bar.example/', TRUST_PROXY: '2' });
    expect([settings.publicUrl, settings.trustProxy]).toEqual(['https://bar.example', 2]);
  });

  it.each([
    'smtps://bar@bar.example:Víno#2025/%@smtp.bar.example:465',
    'smtps://a:1#2025@host:465',
    'smtp://a:?@host',
    'smtp://a:x/y@host',
    'smtps://a:12/5@host',
  ])('names what is wrong with the password in %j, and does not print it', (SMTP_URL) =>
    expect(errorsOf({ ...database, SMTP_URL })).toEqual([
      'the password in SMTP_URL contains a sign such as # / ? that must be written %23 %2F %3F; or set SMTP_USER and SMTP_PASSWORD',
    ]),
  );

  it('takes user and password of the mail server as they are', () => {
    const password = 'Víno#2025/%@?:+ x';
    const own = { SMTP_USER: 'rezervacie@bar.example', SMTP_PASSWORD: password };
    const { smtpUrl } = loadSettings({ ...database, SMTP_URL: 'smtps://old:one@smtp.bar.example:465', ...own }).mail;
    expect(new SMTPTransport(smtpUrl ?? '').options).toMatchObject({
      ...{ host: 'smtp.bar.example', port: 465, secure: true },
      auth: { user: own.SMTP_USER, pass: password },
    });
    const half = errorsOf({ ...database, SMTP_URL: 'smtp://mail.example', SMTP_PASSWORD: password });
    expect(half).toEqual(['SMTP_USER and SMTP_PASSWORD: set both or none']);
    for (const rest of ['%', 'a%x', 'p@ss', 'a:b', 'a%23b'])
      expect(errorsOf({ ...database, SMTP_URL: `smtps://bar:${rest}@smtp.bar.example` })).toEqual([]);
  });

  it('has every fault named at once', () => {
    const errors = errorsOf({
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
  ])('%j is not enough', (environment, error) => {
    expect(errorsOf({ ...database, ...environment }).join()).toMatch(error);
  });

  it.each(['9.9.9.9', '9.9.9.9:5353', '2620:fe::fe', '[2620:fe::fe]:53'])('may name the DNS server %s', (server) => {
    expect(loadSettings({ ...database, MAIL_DNS_SERVER: server }).mail.dnsServer).toBe(server);
  });

  it('may leave out the captcha in production when that is said twice', () => {
    const environment = { NODE_ENV: 'production', CAPTCHA_PROVIDER: 'none', CAPTCHA_ALLOW_NONE: 'true' };
    expect(errorsOf({ ...database, ...environment })).toEqual([]);
  });
});

describe('in production', () => {
  const secret = '9dJ2kq0sP4vXw7zB1nM5tR8yC3fH6gLa';
  const whole = {
    DATABASE_URL: 'postgres://bar:Tr4min-2019@db/bar',
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://bar.example',
    SMTP_URL: 'smtps://bar@mail.example',
    MAIL_FROM: 'Bar <bar@bar.example>',
    MAIL_STAFF: 'team@bar.example',
  };

  it('says that guests on other devices need https, as long as the captcha does', () => {
    const warningsAt = (env: Record<string, string>) => loadSettings({ ...database, ...env }).warnings;
    expect(warningsAt({ HOST: '0.0.0.0' })).toEqual([expect.stringContaining('need https')]);
    expect(warningsAt({ HOST: '0.0.0.0', PUBLIC_URL: 'https://bar.example' })).toEqual([]);
    expect(warningsAt({ HOST: '0.0.0.0', CAPTCHA_PROVIDER: 'none' })).toEqual([]);
  });

  it('a whole environment has neither faults nor warnings, and a backup is taken every night', () => {
    const settings = loadSettings({ ...whole, SESSION_SECRET: secret, METRICS_TOKEN: secret });
    expect([settings.warnings, settings.backup.isNightly]).toEqual([[], true]);
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
  ])('%j is refused', (environment, error) => {
    expect(errorsOf({ ...whole, ...environment }).join()).toMatch(error);
  });

  it('warns of what hardly anybody wants, and opens all the same', () => {
    const { warnings } = loadSettings({ ...database, NODE_ENV: 'production', RATE_LIMITS: 'off' });
    const about = ['PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM', 'RATE_LIMITS'];
    expect(warnings.map((warning) => warning.split(' ')[0])).toEqual(about);
  });

  it('development takes all of that without a word', () => {
    const settings = loadSettings({ ...database, SESSION_SECRET: 'change-me', RATE_LIMITS: 'off' });
    expect([settings.warnings, settings.backup.isNightly]).toEqual([[], false]);
  });
});

describe('the description of the settings', () => {
  it('names every variable that is read, with what holds without it', () => {
    const described = describeSettings();
    expect(described.find(({ name }) => name === 'MAIL_STAFF')?.unset).toBe('the first owner');
    expect(described.find(({ name }) => name === 'PG_POOL')).toMatchObject({ unset: '`10`', form: '1 to 500' });
  });
});

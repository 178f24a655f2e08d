import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import {
  accountLimits,
  toLoginName,
  isEmail,
  isPlaceholderPassword,
  minutesToUndo,
  checkNewPassword,
  checkUsername,
} from '@strapec/domain';
import { type Environment, EnvironmentReader } from './environment-reader.js';
import { listPlainHttpWarnings, reportPlaceholders, listProductionWarnings } from './production-checks.js';
import { readRetentionPeriods } from './retention-periods.js';

export const captchaProviders = ['altcha', 'hcaptcha', 'turnstile', 'recaptcha', 'none'] as const;
export type CaptchaProvider = (typeof captchaProviders)[number];

const translationProviders = ['none', 'libretranslate', 'deepl'] as const;

export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const;

/** A sign in the password ends the host part of the address too early: an @ follows behind it. */
const hasUnescapedPassword = (address: string): boolean =>
  /^smtps?:\/\/[^/?#]*[/?#].*@/i.test(address) || (/^smtps?:.*@/i.test(address) && !URL.canParse(address));
const escapeHint = 'a sign such as # / ? that must be written %23 %2F %3F; or set SMTP_USER and SMTP_PASSWORD';

/** `null`: mails become .eml files below `dataDir`. */
function readSmtpUrl(reader: EnvironmentReader): string | null {
  const isUnescaped = hasUnescapedPassword(reader.text('SMTP_URL', ''));
  if (isUnescaped) reader.errors.push(`the password in SMTP_URL contains ${escapeHint}`);
  const address = isUnescaped ? null : reader.url('SMTP_URL', ['smtp:', 'smtps:'], null);
  const [user, password] = [reader.text('SMTP_USER', ''), reader.text('SMTP_PASSWORD', '')];
  if (!user !== !password) reader.errors.push('SMTP_USER and SMTP_PASSWORD: set both or none');
  return user && address && URL.canParse(address) ? addCredentials(new URL(address), user, password) : address;
}

function addCredentials(url: URL, user: string, password: string): string {
  url.username = encodeURIComponent(user);
  url.password = encodeURIComponent(password);
  return url.toString();
}

export class SettingsError extends Error {
  constructor(readonly errors: readonly string[]) {
    super(`The environment is not complete:\n${errors.map((error) => `  - ${error}`).join('\n')}`);
  }
}

/** Throws a `SettingsError` that names every error (rules §13). */
export function loadSettings(environment: Environment): ReturnType<typeof collectSettings> {
  const reader = new EnvironmentReader(environment);
  const settings = collectSettings(reader);
  if (settings.isProduction) reportPlaceholders(reader);
  if (reader.errors.length > 0) throw new SettingsError(reader.errors);
  return settings;
}

// eslint-disable-next-line max-lines-per-function -- a list of all settings
export function collectSettings(reader: EnvironmentReader) {
  const port = reader.integer('PORT', 3000, { min: 0, max: 65_535 });
  const isProduction = reader.text('NODE_ENV', 'development') === 'production';
  const addresses = readAddresses(reader, port);
  return {
    isProduction,
    port,
    ...addresses,
    ...readDatabaseSettings(reader),
    ...readFolders(reader),
    definedVariableNames: reader.definedVariableNames,
    warnings: [...listPlainHttpWarnings(reader), ...(isProduction ? listProductionWarnings(reader) : [])],
    logLevel: reader.choice('LOG_LEVEL', logLevels, 'info'),
    /** `null`: session-secret.ts. */
    sessionSecret: reader.optionalText('SESSION_SECRET'),
    /** Links that it signed remain valid. */
    previousSessionSecret: reader.optionalText('SESSION_SECRET_PREVIOUS'),
    firstAccount: readFirstAccount(reader, isProduction),
    areRateLimitsOn: reader.flag('RATE_LIMITS', true),
    shouldSeedSample: reader.flag('SEED_DEMO', false),
    captcha: readCaptchaSettings(reader, isProduction),
    mail: readMailSettings(reader, addresses.publicUrl),
    /** Seconds before a mail is sent. */
    mailDelaySeconds: reader.integer('UNDO_SECONDS', 15, { min: 0, max: minutesToUndo * 60 }),
    retentionPeriods: readRetentionPeriods(reader),
    mapTileUrl: reader.text('MAP_TILES', 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
    translate: readTranslationSettings(reader),
    ...readMetricsAndBackup(reader, isProduction),
  };
}

function readAddresses(reader: EnvironmentReader, port: number) {
  const address = `http://localhost:${port}`;
  const publicUrl = reader.url('PUBLIC_URL', ['http:', 'https:'], address) ?? address;
  const isHttps = publicUrl.startsWith('https:');
  return {
    host: reader.text('HOST', '127.0.0.1'),
    publicUrl,
    isHttps,
    trustProxy: readTrustedProxies(reader, isHttps),
  };
}

/** The process does not serve TLS, so an https address means that there is a proxy. Without one, any program on this machine could claim any client address. */
function readTrustedProxies(reader: EnvironmentReader, isHttps: boolean): string | number | false {
  const proxies = reader.text('TRUST_PROXY', isHttps ? 'loopback' : 'none');
  if (proxies === 'none') return false;
  if (/^\d+$/.test(proxies)) return Number(proxies);
  const names = ['loopback', 'linklocal', 'uniquelocal'];
  const isProxyName = (part: string): boolean => names.includes(part) || isIP(part.replace(/\/\d+$/, '')) > 0;
  if (!proxies.split(',').every((part) => isProxyName(part.trim()))) {
    reader.errors.push(`TRUST_PROXY must be none, a number, or addresses and ${names.join(', ')}, not '${proxies}'`);
  }
  return proxies;
}

function readDatabaseSettings(reader: EnvironmentReader) {
  const databaseUrl = reader.requiredText(
    'DATABASE_URL',
    '`npm start` brings a database of its own, other ways need one',
  );
  if (databaseUrl !== '') reader.url('DATABASE_URL', ['postgres:', 'postgresql:'], null);
  if (!isDecodable(databaseUrl)) reader.errors.push('DATABASE_URL: a % in a password is written %25');
  return { databaseUrl, poolSize: reader.integer('PG_POOL', 10, { min: 1, max: 500 }) };
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function readFolders(reader: EnvironmentReader) {
  return {
    dataDir: resolve(reader.text('DATA_DIR', '.data')),
    webDist: resolve(reader.text('WEB_DIST', resolve(import.meta.dirname, '../../../../web/dist'))),
  };
}

function readFirstAccount(reader: EnvironmentReader, isProduction: boolean) {
  const username = toLoginName(reader.text('ADMIN_USERNAME', 'admin'));
  const email = toLoginName(reader.text('ADMIN_EMAIL', 'admin@example.com'));
  const password = reader.optionalText('ADMIN_PASSWORD'); // `null`: a random one is shown once
  if (checkUsername(username)) reader.errors.push('ADMIN_USERNAME must be 2 to 40 letters a-z, digits, dots, - or _');
  if (!isEmail(email)) reader.errors.push('ADMIN_EMAIL must be an e-mail address');
  if (password === null) return { username, email, password };
  const { minPasswordLength, maxPasswordLength } = accountLimits;
  if (checkNewPassword(password))
    reader.errors.push(`ADMIN_PASSWORD must have ${minPasswordLength} to ${maxPasswordLength} characters`);
  if (isProduction && isPlaceholderPassword(password)) {
    reader.errors.push('ADMIN_PASSWORD is a known placeholder; leave it out to have one made');
  }
  return { username, email, password };
}

function readCaptchaSettings(reader: EnvironmentReader, isProduction: boolean) {
  const provider = reader.choice('CAPTCHA_PROVIDER', captchaProviders, 'altcha');
  const siteKey = reader.optionalText('CAPTCHA_SITE_KEY');
  const secret = reader.optionalText('CAPTCHA_SECRET');
  const isExternal = !['altcha', 'none'].includes(provider);
  if (isExternal && (!siteKey || !secret)) {
    reader.errors.push(`CAPTCHA_PROVIDER=${provider} needs CAPTCHA_SITE_KEY and CAPTCHA_SECRET`);
  }
  const allowsNoCaptcha = reader.flag('CAPTCHA_ALLOW_NONE', false);
  if (provider === 'none' && isProduction && !allowsNoCaptcha) {
    reader.errors.push('CAPTCHA_PROVIDER=none lets every robot in; in production also set CAPTCHA_ALLOW_NONE=true');
  }
  return {
    provider,
    siteKey: isExternal ? siteKey : null,
    secret,
    verifyUrl: reader.url('CAPTCHA_VERIFY_URL', ['http:', 'https:'], null),
  };
}

function readMailSettings(reader: EnvironmentReader, publicUrl: string) {
  return {
    smtpUrl: readSmtpUrl(reader),
    senderAddress: reader.text('MAIL_FROM', `rezervacie@${URL.parse(publicUrl)?.hostname}`),
    /** Unless the venue's settings name one; `null`: the first owner. */
    staffAddress: reader.optionalText('MAIL_STAFF'),
    ...readBounceSettings(reader),
    dkimSelector: reader.optionalText('MAIL_DKIM_SELECTOR'),
    dnsServer: readDnsServer(reader),
  };
}

function readBounceSettings(reader: EnvironmentReader) {
  const bouncesTo = reader.optionalText('MAIL_BOUNCES_TO');
  if (bouncesTo !== null && !isEmail(bouncesTo)) reader.errors.push('MAIL_BOUNCES_TO must be an e-mail address alone');
  const bounceMailboxUrl = reader.url('BOUNCE_IMAP_URL', ['imaps:', 'imap:'], null);
  if (bounceMailboxUrl !== null && !isDecodable(bounceMailboxUrl)) {
    reader.errors.push('BOUNCE_IMAP_URL: a % in a user, password or folder is written %25, an @ %40');
  }
  /** `null`: the sender of the mail; without token or mailbox, returned mails are not read. */
  return { bouncesTo, bounceToken: readToken(reader, 'BOUNCE_TOKEN'), bounceMailbox: bounceMailboxUrl };
}

function readToken(reader: EnvironmentReader, name: string): string | null {
  const text = reader.optionalText(name);
  if (text !== null && text.length < 16) reader.errors.push(`${name} must have 16 characters or more`);
  return text;
}

/** `null`: the system's. */
function readDnsServer(reader: EnvironmentReader): string | null {
  const server = reader.optionalText('MAIL_DNS_SERVER');
  if (server !== null && !isServerAddress(server)) {
    reader.errors.push(`MAIL_DNS_SERVER must be an IP address, with a port if need be, not '${server}'`);
  }
  return server;
}

function isServerAddress(text: string): boolean {
  if (isIP(text)) return true;
  const [, address = '', port = '53'] = /^\[?([^\]]+?)\]?(?::(\d{1,5}))?$/.exec(text) ?? [];
  return isIP(address) !== 0 && Number(port) >= 1 && Number(port) <= 65_535;
}

function readTranslationSettings(reader: EnvironmentReader) {
  const provider = reader.choice('TRANSLATE_PROVIDER', translationProviders, 'none');
  const url = reader.url('TRANSLATE_URL', ['http:', 'https:'], null);
  const key = reader.optionalText('TRANSLATE_KEY');
  if (provider === 'libretranslate' && !url)
    reader.errors.push('TRANSLATE_PROVIDER=libretranslate needs TRANSLATE_URL');
  if (provider === 'deepl' && !key) reader.errors.push('TRANSLATE_PROVIDER=deepl needs TRANSLATE_KEY');
  return { provider, url, key };
}

function readMetricsAndBackup(reader: EnvironmentReader, isProduction: boolean) {
  const { dataDir } = readFolders(reader);
  return {
    /** `null`: off. */
    metricsToken: readToken(reader, 'METRICS_TOKEN'),
    backup: {
      folder: resolve(reader.text('BACKUP_DIR', join(dataDir, 'backups'))),
      keptCountPerKind: reader.integer('BACKUP_KEEP', 14, { min: 1, max: 10_000 }),
      isTakenBeforeMigration: reader.flag('BACKUP_BEFORE_MIGRATION', true),
      isTakenNightly: reader.flag('BACKUP_NIGHTLY', isProduction),
    },
  };
}

import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import {
  accountLimits,
  accountName,
  isEmail,
  isPlaceholderPassword,
  passwordProblem,
  usernameProblem,
} from '@strapec/domain';
import { type Environment, EnvironmentReader } from './environment-reader.js';
import { plainHttpWarning, refusePlaceholders, warningsOf } from './production.js';
import { retentionPeriods } from './retention.js';
import { type Settings, captchaProviders, logLevels, translateProviders } from './settings.js';

/** A sign in the password ends the host part of the address too early: an @ follows behind it. */
const isCut = (typed: string): boolean =>
  /^smtps?:\/\/[^/?#]*[/?#].*@/i.test(typed) || (/^smtps?:.*@/i.test(typed) && !URL.canParse(typed));
const badSigns = 'a sign such as # / ? that must be written %23 %2F %3F; or set SMTP_USER and SMTP_PASSWORD';

/** `null` when no server is set. */
export function mailServer(read: EnvironmentReader): string | null {
  const isUnreadable = isCut(read.text('SMTP_URL', ''));
  if (isUnreadable) read.errors.push(`the password in SMTP_URL contains ${badSigns}`);
  const address = isUnreadable ? null : read.url('SMTP_URL', ['smtp:', 'smtps:'], null);
  const [user, password] = [read.text('SMTP_USER', ''), read.text('SMTP_PASSWORD', '')];
  if (!user !== !password) read.errors.push('SMTP_USER and SMTP_PASSWORD: set both or none');
  return user && address && URL.canParse(address) ? signedIn(new URL(address), user, password) : address;
}

function signedIn(url: URL, user: string, password: string): string {
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
export function loadSettings(environment: Environment): Settings {
  const read = new EnvironmentReader(environment);
  const settings = readSettings(read);
  if (read.errors.length > 0) throw new SettingsError(read.errors);
  return settings;
}

// eslint-disable-next-line max-lines-per-function -- a list of all settings
export function readSettings(read: EnvironmentReader): Settings {
  const port = read.integer('PORT', 3000, { min: 0, max: 65_535 });
  const isProduction = read.text('NODE_ENV', 'development') === 'production';
  const settings: Settings = {
    isProduction,
    port,
    ...addressSettings(read, port),
    ...databaseSettings(read),
    ...folderSettings(read),
    given: read.given,
    warnings: [...plainHttpWarning(read), ...(isProduction ? warningsOf(read) : [])],
    logLevel: read.choice('LOG_LEVEL', logLevels, 'info'),
    sessionSecret: read.optionalText('SESSION_SECRET'),
    previousSessionSecret: read.optionalText('SESSION_SECRET_PREVIOUS'),
    admin: adminSettings(read, isProduction),
    rateLimitsOn: read.isOn('RATE_LIMITS', true),
    seedDemo: read.isOn('SEED_DEMO', false),
    captcha: captchaSettings(read, isProduction),
    mail: mailSettings(read, addressSettings(read, port).publicUrl),
    undoSeconds: read.integer('UNDO_SECONDS', 15, { min: 0, max: 600 }),
    retention: retentionPeriods(read),
    mapTiles: read.text('MAP_TILES', 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
    translate: translateSettings(read),
    ...operationSettings(read, isProduction),
  };
  if (isProduction) refusePlaceholders(read);
  return settings;
}

function addressSettings(
  read: EnvironmentReader,
  port: number,
): Pick<Settings, 'host' | 'publicUrl' | 'isHttps' | 'trustProxy'> {
  const address = `http://localhost:${port}`;
  const publicUrl = read.url('PUBLIC_URL', ['http:', 'https:'], address) ?? address;
  const isHttps = publicUrl.startsWith('https:');
  return { host: read.text('HOST', '127.0.0.1'), publicUrl, isHttps, trustProxy: trustedProxies(read, isHttps) };
}

/** The process does not serve TLS, so an https address means that there is a proxy. Without one, any program on this machine could claim any client address. */
function trustedProxies(read: EnvironmentReader, isHttps: boolean): Settings['trustProxy'] {
  const trusted = read.text('TRUST_PROXY', isHttps ? 'loopback' : 'none');
  if (trusted === 'none') return false;
  if (/^\d+$/.test(trusted)) return Number(trusted);
  const names = ['loopback', 'linklocal', 'uniquelocal'];
  const isKnown = (part: string): boolean => names.includes(part) || isIP(part.replace(/\/\d+$/, '')) > 0;
  if (!trusted.split(',').every((part) => isKnown(part.trim()))) {
    read.errors.push(`TRUST_PROXY must be none, a number, or addresses and ${names.join(', ')}, not '${trusted}'`);
  }
  return trusted;
}

function databaseSettings(read: EnvironmentReader): Pick<Settings, 'databaseUrl' | 'poolSize'> {
  const databaseUrl = read.requiredText(
    'DATABASE_URL',
    '`npm start` brings a database of its own, other ways need one',
  );
  if (databaseUrl !== '') read.url('DATABASE_URL', ['postgres:', 'postgresql:'], null);
  if (!isDecodable(databaseUrl)) read.errors.push('DATABASE_URL: a % in a password is written %25');
  return { databaseUrl, poolSize: read.integer('PG_POOL', 10, { min: 1, max: 500 }) };
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function folderSettings(read: EnvironmentReader): Pick<Settings, 'dataDir' | 'webDist'> {
  return {
    dataDir: resolve(read.text('DATA_DIR', '.data')),
    webDist: resolve(read.text('WEB_DIST', resolve(import.meta.dirname, '../../../../web/dist'))),
  };
}

function adminSettings(read: EnvironmentReader, isProduction: boolean): Settings['admin'] {
  const username = accountName(read.text('ADMIN_USERNAME', 'admin'));
  const email = accountName(read.text('ADMIN_EMAIL', 'admin@example.com'));
  const password = read.optionalText('ADMIN_PASSWORD');
  if (usernameProblem(username)) read.errors.push('ADMIN_USERNAME must be 2 to 40 letters a-z, digits, dots, - or _');
  if (!isEmail(email)) read.errors.push('ADMIN_EMAIL must be an e-mail address');
  if (password === null) return { username, email, password };
  const { passwordMin, passwordLength } = accountLimits;
  if (passwordProblem(password))
    read.errors.push(`ADMIN_PASSWORD must have ${passwordMin} to ${passwordLength} characters`);
  if (isProduction && isPlaceholderPassword(password)) {
    read.errors.push('ADMIN_PASSWORD is a known placeholder; leave it out to have one made');
  }
  return { username, email, password };
}

function captchaSettings(read: EnvironmentReader, isProduction: boolean): Settings['captcha'] {
  const provider = read.choice('CAPTCHA_PROVIDER', captchaProviders, 'altcha');
  const siteKey = read.optionalText('CAPTCHA_SITE_KEY');
  const secret = read.optionalText('CAPTCHA_SECRET');
  const isExternal = !['altcha', 'none'].includes(provider);
  if (isExternal && (!siteKey || !secret)) {
    read.errors.push(`CAPTCHA_PROVIDER=${provider} needs CAPTCHA_SITE_KEY and CAPTCHA_SECRET`);
  }
  const allowsNone = read.isOn('CAPTCHA_ALLOW_NONE', false);
  if (provider === 'none' && isProduction && !allowsNone) {
    read.errors.push('CAPTCHA_PROVIDER=none lets every robot in; in production also set CAPTCHA_ALLOW_NONE=true');
  }
  return {
    provider,
    siteKey: isExternal ? siteKey : null,
    secret,
    verifyUrl: read.url('CAPTCHA_VERIFY_URL', ['http:', 'https:'], null),
  };
}

function mailSettings(read: EnvironmentReader, publicUrl: string): Settings['mail'] {
  return {
    smtpUrl: mailServer(read),
    from: read.text('MAIL_FROM', `rezervacie@${new URL(publicUrl).hostname}`),
    staff: read.optionalText('MAIL_STAFF'),
    ...bounceSettings(read),
    dkimSelector: read.optionalText('MAIL_DKIM_SELECTOR'),
    dnsServer: dnsServer(read),
  };
}

function bounceSettings(
  read: EnvironmentReader,
): Pick<Settings['mail'], 'bouncesTo' | 'bounceToken' | 'bounceMailbox'> {
  const bouncesTo = read.optionalText('MAIL_BOUNCES_TO');
  if (bouncesTo !== null && !isEmail(bouncesTo)) read.errors.push('MAIL_BOUNCES_TO must be an e-mail address alone');
  const bounceMailbox = read.url('BOUNCE_IMAP_URL', ['imaps:', 'imap:'], null);
  if (bounceMailbox !== null && !isDecodable(bounceMailbox)) {
    read.errors.push('BOUNCE_IMAP_URL: a % in a user, password or folder is written %25, an @ %40');
  }
  return { bouncesTo, bounceToken: token(read, 'BOUNCE_TOKEN'), bounceMailbox };
}

function token(read: EnvironmentReader, name: string): string | null {
  const text = read.optionalText(name);
  if (text !== null && text.length < 16) read.errors.push(`${name} must have 16 characters or more`);
  return text;
}

function dnsServer(read: EnvironmentReader): string | null {
  const server = read.optionalText('MAIL_DNS_SERVER');
  if (server !== null && !isServer(server)) {
    read.errors.push(`MAIL_DNS_SERVER must be an IP address, with a port if need be, not '${server}'`);
  }
  return server;
}

function isServer(text: string): boolean {
  if (isIP(text)) return true;
  const [, address = '', port = '53'] = /^\[?([^\]]+?)\]?(?::(\d{1,5}))?$/.exec(text) ?? [];
  return isIP(address) !== 0 && Number(port) >= 1 && Number(port) <= 65_535;
}

function translateSettings(read: EnvironmentReader): Settings['translate'] {
  const provider = read.choice('TRANSLATE_PROVIDER', translateProviders, 'none');
  const url = read.url('TRANSLATE_URL', ['http:', 'https:'], null);
  const key = read.optionalText('TRANSLATE_KEY');
  if (provider === 'libretranslate' && !url) read.errors.push('TRANSLATE_PROVIDER=libretranslate needs TRANSLATE_URL');
  if (provider === 'deepl' && !key) read.errors.push('TRANSLATE_PROVIDER=deepl needs TRANSLATE_KEY');
  return { provider, url, key };
}

function operationSettings(read: EnvironmentReader, isProduction: boolean): Pick<Settings, 'backup' | 'metricsToken'> {
  const { dataDir } = folderSettings(read);
  return {
    metricsToken: token(read, 'METRICS_TOKEN'),
    backup: {
      folder: resolve(read.text('BACKUP_DIR', join(dataDir, 'backups'))),
      keep: read.integer('BACKUP_KEEP', 14, { min: 1, max: 10_000 }),
      beforeMigration: read.isOn('BACKUP_BEFORE_MIGRATION', true),
      nightly: read.isOn('BACKUP_NIGHTLY', isProduction),
    },
  };
}

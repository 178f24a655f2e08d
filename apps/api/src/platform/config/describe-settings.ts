import { EnvironmentReader, type VariableDescription } from './environment-reader.js';
import { readSettings } from './load-settings.js';

export interface SettingDescription {
  name: string;
  meaning: string;
  unset: string;
  form: string | null;
}

/** Throws when the descriptions do not match the code. */
export function describeSettings(): SettingDescription[] {
  const reader = new EnvironmentReader({ NODE_ENV: 'production' }); // production reads the most variables
  readSettings(reader);
  const undescribed = [...reader.variables.keys()].filter((name) => !Object.hasOwn(settingTexts, name));
  if (undescribed.length > 0)
    throw new Error(`describe-settings.ts does not say what this is: ${undescribed.join(', ')}`);
  return Object.entries(settingTexts).map(([name, { meaning, unset }]) => {
    const variable = reader.variables.get(name);
    if (!variable) throw new Error(`describe-settings.ts describes ${name}, which is not read`);
    return { name, meaning, unset: unset ?? describeFallback(variable), form: variable.form };
  });
}

const describeFallback = ({ fallback }: VariableDescription): string => (fallback === null ? '–' : `\`${fallback}\``);

interface SettingText {
  meaning: string;
  unset?: string;
}

/** In the order of docs/operations.md. `describeSettings` fails when one is missing or is not read. */
const settingTexts: Readonly<Record<string, SettingText>> = {
  PORT: { meaning: 'where the one process listens' },
  HOST: { meaning: 'the address to listen on; `0.0.0.0` opens it to the network' },
  PUBLIC_URL: {
    meaning: 'the address guests use; links in mails and pages begin with it',
    unset: '`http://localhost:<PORT>`',
  },
  NODE_ENV: {
    meaning: '`production` refuses placeholder secrets, warns of what is missing and takes a backup every night',
  },
  DATABASE_URL: { meaning: 'another PostgreSQL, version 15 or later', unset: 'embedded PostgreSQL below `DATA_DIR`' },
  PG_POOL: { meaning: 'connections that each process may hold' },
  DATA_DIR: {
    meaning: 'embedded database, backups, copies of pictures, and mails while there is no `SMTP_URL`',
  },
  WEB_DIST: { meaning: 'the built pages', unset: '`apps/web/dist`' },
  UNDO_SECONDS: { meaning: 'seconds before a mail that staff cause is sent; until then undo withdraws it' },
  SMTP_URL: { meaning: 'the mail server, with user and password', unset: 'mails become `.eml` files' },
  SMTP_USER: { meaning: 'the user, instead of the one in `SMTP_URL`', unset: '–' },
  SMTP_PASSWORD: { meaning: 'the user’s password as it is, without `%23` for `#`', unset: '–' },
  MAIL_FROM: {
    meaning: 'the sender of all mails, until the admin sets one',
    unset: '`rezervacie@<host of PUBLIC_URL>`',
  },
  MAIL_STAFF: { meaning: 'the recipient of the team’s copies, until the admin sets one', unset: 'the first owner' },
  MAIL_BOUNCES_TO: { meaning: 'the address to which mail servers return mails', unset: 'the sender’s' },
  BOUNCE_TOKEN: { meaning: 'lets a mail server post returned mails, 16 characters or more (docs/operations.md)' },
  BOUNCE_IMAP_URL: { meaning: 'the mailbox in which returned mails are read (docs/operations.md)' },
  MAIL_DKIM_SELECTOR: {
    meaning: 'the selector of the sender’s DKIM key; the admin shows whether it is published',
  },
  MAIL_DNS_SERVER: { meaning: 'the DNS server for the sender’s records', unset: 'the system’s' },
  ADMIN_USERNAME: { meaning: 'the first member of staff, when there is none' },
  ADMIN_EMAIL: { meaning: 'their e-mail' },
  ADMIN_PASSWORD: { meaning: 'their password, 10 characters or more', unset: 'made once and printed' },
  SESSION_SECRET: {
    meaning: 'signs sessions and captcha challenges, 32 characters or more in production; the same for all processes',
    unset: 'made once, kept in the database',
  },
  SESSION_SECRET_PREVIOUS: {
    meaning: 'the secret before this one, for 30 days after it was replaced: links in mails still open',
    unset: 'they end with it',
  },
  CAPTCHA_PROVIDER: { meaning: '`altcha` is self-hosted; `none` is for development' },
  CAPTCHA_SITE_KEY: { meaning: 'the public key from an external provider' },
  CAPTCHA_SECRET: { meaning: 'the secret key from it' },
  CAPTCHA_VERIFY_URL: { meaning: 'the address that verifies solutions', unset: 'its usual address' },
  CAPTCHA_ALLOW_NONE: { meaning: 'confirms that production runs without a captcha' },
  TRANSLATE_PROVIDER: { meaning: 'the translator for staff; `none` uses the site’s own pairs of texts' },
  TRANSLATE_URL: { meaning: 'the address of LibreTranslate' },
  TRANSLATE_KEY: { meaning: 'the translator’s key' },
  MAP_TILES: {
    meaning: 'the tiles of the map, as `https://…/{z}/{x}/{y}.png`',
    unset: 'OpenStreetMap’s',
  },
  TRUST_PROXY: {
    meaning:
      'which proxies may name the client’s address: names (`loopback`, `uniquelocal`), networks, a number of hops, or `none`',
    unset: '`none`; `loopback` for an https site',
  },
  RATE_LIMITS: { meaning: '`off` for load tests only' },
  SEED_DEMO: {
    meaning: 'a new database begins with the sample venue, open to guests',
    unset: '`off`; `on` for the embedded database',
  },
  RETENTION_NOTES: { meaning: 'how long special requests and notes by staff stay after the visit (docs/privacy.md)' },
  RETENTION_CANCELLED: { meaning: 'how long reservations that came to nothing stay after their day' },
  RETENTION_VISITS: { meaning: 'how long a visit keeps its guest; then only the covers stay' },
  RETENTION_MESSAGES: { meaning: 'how long messages and inquiries stay' },
  RETENTION_MAILS: { meaning: 'how long recipients of mails are kept' },
  RETENTION_AUDIT: { meaning: 'how long the audit log names people' },
  RETENTION_UNSUBSCRIBED: { meaning: 'how long an address stays on the newsletter’s list after it left' },
  RETENTION_CONSENTS: { meaning: 'how long the proof of a consent, and the bar on an address, outlive its withdrawal' },
  BACKUP_DIR: { meaning: 'the folder of the backups', unset: '`DATA_DIR/backups`' },
  BACKUP_KEEP: { meaning: 'how many of each kind (by hand, nightly, before an upgrade) stay' },
  BACKUP_NIGHTLY: { meaning: 'a backup every night, taken by one of the processes', unset: '`on` in production' },
  BACKUP_BEFORE_MIGRATION: { meaning: 'a backup before a newer program changes the database' },
  METRICS_TOKEN: {
    meaning: 'the bearer token of `/metrics`, 16 characters or more',
    unset: '`/metrics` is closed',
  },
  LOG_LEVEL: { meaning: 'how much is logged; personal data never is' },
};

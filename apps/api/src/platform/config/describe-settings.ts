import { EnvironmentReader, type VariableDescription } from './environment-reader.js';
import { collectSettings } from './load-settings.js';

/** Throws when the descriptions do not match the code. */
export function describeSettings() {
  const reader = new EnvironmentReader({ NODE_ENV: 'production' }); // production reads the most variables
  collectSettings(reader);
  const undescribedNames = [...reader.variableDescriptions.keys()].filter((name) => !Object.hasOwn(settingTexts, name));
  if (undescribedNames.length > 0)
    throw new Error(`describe-settings.ts does not say what this is: ${undescribedNames.join(', ')}`);
  return Object.entries(settingTexts).map(([name, texts]) => {
    const [meaning, unsetText] = typeof texts === 'string' ? [texts] : texts;
    const variable = reader.variableDescriptions.get(name);
    if (!variable) throw new Error(`describe-settings.ts describes ${name}, which is not read`);
    return { name, meaning, unset: unsetText ?? describeFallback(variable), form: variable.form };
  });
}

const describeFallback = ({ fallback }: VariableDescription): string => (fallback === null ? '–' : `\`${fallback}\``);

/** In the order of docs/operations.md. `describeSettings` fails when one is missing or is not read. */
const settingTexts: Readonly<Record<string, string | readonly [meaning: string, unset: string]>> = {
  PORT: 'where the one process listens',
  HOST: 'the address to listen on; `0.0.0.0` opens it to the network',
  PUBLIC_URL: ['the address guests use; links in mails and pages begin with it', '`http://localhost:<PORT>`'],
  NODE_ENV: '`production` refuses placeholder secrets, warns of what is missing and takes a backup every night',
  DATABASE_URL: ['another PostgreSQL, version 15 or later', 'embedded PostgreSQL below `DATA_DIR`'],
  PG_POOL: 'connections that each process may hold',
  DATA_DIR: 'embedded database, backups, copies of pictures, and mails while there is no `SMTP_URL`',
  WEB_DIST: ['the built pages', '`apps/web/dist`'],
  UNDO_SECONDS: 'seconds before a mail that staff cause is sent; until then undo withdraws it',
  SMTP_URL: ['the mail server, with user and password', 'mails become `.eml` files'],
  SMTP_USER: ['the user, instead of the one in `SMTP_URL`', '–'],
  SMTP_PASSWORD: ['the user’s password as it is, without `%23` for `#`', '–'],
  MAIL_FROM: ['the sender of all mails, until the admin sets one', '`rezervacie@<host of PUBLIC_URL>`'],
  MAIL_STAFF: ['the recipient of the team’s copies, until the admin sets one', 'the first owner'],
  MAIL_BOUNCES_TO: ['the address to which mail servers return mails', 'the sender’s'],
  BOUNCE_TOKEN: 'lets a mail server post returned mails, 16 characters or more (docs/operations.md)',
  BOUNCE_IMAP_URL: 'the mailbox in which returned mails are read (docs/operations.md)',
  MAIL_DKIM_SELECTOR: 'the selector of the sender’s DKIM key; the admin shows whether it is published',
  MAIL_DNS_SERVER: ['the DNS server for the sender’s records', 'the system’s'],
  ADMIN_USERNAME: 'the first member of staff, when there is none',
  ADMIN_EMAIL: 'their e-mail',
  ADMIN_PASSWORD: ['their password, 10 characters or more', 'made once and printed'],
  SESSION_SECRET: [
    'signs sessions and captcha challenges, 32 characters or more in production; the same for all processes',
    'made once, kept in the database',
  ],
  SESSION_SECRET_PREVIOUS: [
    'the secret before this one, for 30 days after it was replaced: links in mails still open',
    'they end with it',
  ],
  CAPTCHA_PROVIDER: '`altcha` is self-hosted; `none` is for development',
  CAPTCHA_SITE_KEY: 'the public key from an external provider',
  CAPTCHA_SECRET: 'the secret key from it',
  CAPTCHA_VERIFY_URL: ['the address that verifies solutions', 'its usual address'],
  CAPTCHA_ALLOW_NONE: 'confirms that production runs without a captcha',
  TRANSLATE_PROVIDER: 'the translator for staff; `none` uses the site’s own pairs of texts',
  TRANSLATE_URL: 'the address of LibreTranslate',
  TRANSLATE_KEY: 'the translator’s key',
  MAP_TILES: ['the tiles of the map, as `https://…/{z}/{x}/{y}.png`', 'OpenStreetMap’s'],
  TRUST_PROXY: [
    'which proxies may name the client’s address: names (`loopback`, `uniquelocal`), networks, a number of hops, or `none`',
    '`none`; `loopback` for an https site',
  ],
  RATE_LIMITS: '`off` for load tests only',
  SEED_DEMO: ['a new database begins with the sample venue, open to guests', '`off`; `on` for the embedded database'],
  RETENTION_NOTES: 'how long special requests and notes by staff stay after the visit (docs/privacy.md)',
  RETENTION_CANCELLED: 'how long reservations that came to nothing stay after their day',
  RETENTION_VISITS: 'how long a visit keeps its guest; then only the covers stay',
  RETENTION_MESSAGES: 'how long messages and inquiries stay',
  RETENTION_MAILS: 'how long recipients of mails are kept',
  RETENTION_AUDIT: 'how long the audit log names people',
  RETENTION_UNSUBSCRIBED: 'how long an address stays on the newsletter’s list after it left',
  RETENTION_CONSENTS: 'how long the proof of a consent, and the bar on an address, outlive its withdrawal',
  BACKUP_DIR: ['the folder of the backups', '`DATA_DIR/backups`'],
  BACKUP_KEEP: 'how many of each kind (by hand, nightly, before an upgrade) stay',
  BACKUP_NIGHTLY: ['a backup every night, taken by one of the processes', '`on` in production'],
  BACKUP_BEFORE_MIGRATION: 'a backup before a newer program changes the database',
  METRICS_TOKEN: ['the bearer token of `/metrics`, 16 characters or more', '`/metrics` is closed'],
  LOG_LEVEL: 'how much is logged; personal data never is',
};

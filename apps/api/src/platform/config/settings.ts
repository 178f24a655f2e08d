import type { RetentionPeriods } from './retention.js';

export const captchaProviders = ['altcha', 'hcaptcha', 'turnstile', 'recaptcha', 'none'] as const;
export type CaptchaProvider = (typeof captchaProviders)[number];

export const translateProviders = ['none', 'libretranslate', 'deepl'] as const;
export type TranslateProvider = (typeof translateProviders)[number];

export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

/** The settings from the environment, read and validated once at start (rules §13). Injectable. */
export abstract class Settings {
  readonly isProduction: boolean;
  readonly port: number;
  readonly host: string;
  /** The address that guests use, without a slash at its end. Links in mails and canonical addresses begin with it. */
  readonly publicUrl: string;
  readonly isHttps: boolean;
  readonly databaseUrl: string;
  readonly poolSize: number;
  /** Folder for data outside the database: mails as files, unfinished uploads, copies of pictures. */
  readonly dataDir: string;
  /** The built web app. While it does not exist, pages are answered with a clear message. */
  readonly webDist: string;
  readonly given: readonly string[];
  readonly logLevel: LogLevel;
  /** `null`: a secret is made once and kept in the database (see session-secret.ts). */
  readonly sessionSecret: string | null;
  /** The secret before the current one; links in mails that it signed remain valid. `null` when there is none. */
  readonly previousSessionSecret: string | null;
  /** The first staff member, created when there is none. With `password` `null`, a random one is created and shown once. */
  readonly admin: { username: string; email: string; password: string | null };
  /** Express' `trust proxy`: the proxies whose X-Forwarded-For is trusted. */
  readonly trustProxy: string | number | false;
  readonly rateLimitsOn: boolean;
  readonly seedDemo: boolean;
  readonly captcha: {
    provider: CaptchaProvider;
    siteKey: string | null;
    secret: string | null;
    verifyUrl: string | null;
  };
  readonly mail: {
    /** `null`: every mail is written to an .eml file below `dataDir`. */
    smtpUrl: string | null;
    from: string;
    /** The address for copies to the team, unless the venue's settings name one; `null`: the first owner. */
    staff: string | null;
    /** The envelope's sender, to which mail servers return mails; `null`: the sender of the mail. */
    bouncesTo: string | null;
    /** The token with which a mail server posts returned mails; `null`: this is switched off. */
    bounceToken: string | null;
    /** The mailbox from which returned mails are fetched; `null`: this is switched off. */
    bounceMailbox: string | null;
    /** The name under which the sender's domain publishes its DKIM key; `null` when it is not known. */
    dkimSelector: string | null;
    /** The DNS server for the records of the sender's domain; `null`: the system's. */
    dnsServer: string | null;
  };
  /** Seconds for which staff can undo an action before its mail is sent. */
  readonly undoSeconds: number;
  readonly retention: RetentionPeriods;
  readonly backup: {
    folder: string;
    keep: number;
    beforeMigration: boolean;
    nightly: boolean;
  };
  /** `null`: `/metrics` is switched off. */
  readonly metricsToken: string | null;
  /** Problems that do not prevent a start, but that an operator should know; one readable line each. */
  readonly warnings: readonly string[];
  readonly mapTiles: string;
  readonly translate: { provider: TranslateProvider; url: string | null; key: string | null };
}

import type { RetentionPeriods } from './retention.js';

export const captchaProviders = ['altcha', 'hcaptcha', 'turnstile', 'recaptcha', 'none'] as const;
export type CaptchaProvider = (typeof captchaProviders)[number];

export const translateProviders = ['none', 'libretranslate', 'deepl'] as const;
export type TranslateProvider = (typeof translateProviders)[number];

export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Everything the environment decides, read and validated once at start (rules §13). Injectable. */
export abstract class Settings {
  readonly isProduction: boolean;
  readonly port: number;
  readonly host: string;
  /** The address guests type, without a slash at its end: links in mails and canonical addresses begin with it. */
  readonly publicUrl: string;
  readonly isHttps: boolean;
  readonly databaseUrl: string;
  /** Connections each process may hold. */
  readonly poolSize: number;
  /** Folder for what is kept outside the database: mails as files, uploads under way, copies of pictures. */
  readonly dataDir: string;
  /** The built web app; pages are answered with a clear message while it does not exist. */
  readonly webDist: string;
  /** The names of the variables that are set. */
  readonly given: readonly string[];
  readonly logLevel: LogLevel;
  /** `null`: a secret is made once and kept in the database (see session-secret.ts). */
  readonly sessionSecret: string | null;
  /** The secret before: links in mails that were sealed with it still open. `null`: none do. */
  readonly previousSessionSecret: string | null;
  /** The first member of staff, made when there is none; `password` `null`: a random one is made and shown once. */
  readonly admin: { username: string; email: string; password: string | null };
  /** Express' `trust proxy`: whose X-Forwarded-For is believed. */
  readonly trustProxy: string | number | false;
  readonly rateLimitsOn: boolean;
  readonly seedDemo: boolean;
  readonly captcha: {
    provider: CaptchaProvider;
    siteKey: string | null;
    secret: string | null;
    /** Where an external provider is asked, instead of its usual address. */
    verifyUrl: string | null;
  };
  readonly mail: {
    /** `null`: every mail becomes an .eml file below `dataDir`. */
    smtpUrl: string | null;
    from: string;
    /** Where the copies for the team go unless the house says so; `null`: to the first owner. */
    staff: string | null;
    /** The envelope's sender, to which servers return mails; `null`: the one that the mail names. */
    bouncesTo: string | null;
    /** What a mail server has to know that posts returned mails; `null`: none may. */
    bounceToken: string | null;
    /** The mailbox that returned mails are fetched from; `null`: none is. */
    bounceMailbox: string | null;
    /** Under which name the sender's domain publishes its DKIM key; `null`: not known here. */
    dkimSelector: string | null;
    /** The DNS server that is asked about the sender's domain; `null`: the system's. */
    dnsServer: string | null;
  };
  /** Seconds for which what staff did can be taken back before its mail leaves. */
  readonly undoSeconds: number;
  /** After which spans of time people are forgotten. */
  readonly retention: RetentionPeriods;
  readonly backup: {
    /** Where backups stand side by side. */
    folder: string;
    /** How many of each kind stay. */
    keep: number;
    /** Whether a database in use is backed up before it is migrated. */
    beforeMigration: boolean;
    /** Whether one is taken every night. */
    nightly: boolean;
  };
  /** `null`: `/metrics` answers to nobody. */
  readonly metricsToken: string | null;
  /** What does not prevent a start, but an operator should know; one readable line each. */
  readonly warnings: readonly string[];
  /** Where the tiles of a map are, with `{z}`, `{x}` and `{y}`. */
  readonly mapTiles: string;
  readonly translate: { provider: TranslateProvider; url: string | null; key: string | null };
}

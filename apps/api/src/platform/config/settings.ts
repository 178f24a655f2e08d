import type { RetentionPeriods } from './retention-periods.js';

export const captchaProviders = ['altcha', 'hcaptcha', 'turnstile', 'recaptcha', 'none'] as const;
export type CaptchaProvider = (typeof captchaProviders)[number];

export const translateProviders = ['none', 'libretranslate', 'deepl'] as const;
export type TranslateProvider = (typeof translateProviders)[number];

export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Rules §13. Injectable. */
export abstract class Settings {
  readonly isProduction: boolean;
  readonly port: number;
  readonly host: string;
  /** Without a slash at its end. */
  readonly publicUrl: string;
  readonly isHttps: boolean;
  readonly databaseUrl: string;
  readonly poolSize: number;
  readonly dataDir: string;
  readonly webDist: string;
  readonly definedVariables: readonly string[];
  readonly logLevel: LogLevel;
  /** `null`: session-secret.ts. */
  readonly sessionSecret: string | null;
  /** Links that it signed remain valid. */
  readonly previousSessionSecret: string | null;
  /** `password` `null`: a random one is shown once. */
  readonly admin: { username: string; email: string; password: string | null };
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
    /** `null`: mails become .eml files below `dataDir`. */
    smtpUrl: string | null;
    from: string;
    /** Unless the venue's settings name one; `null`: the first owner. */
    staff: string | null;
    /** `null`: the sender of the mail. */
    bouncesTo: string | null;
    /** `null`: off. */
    bounceToken: string | null;
    /** `null`: off. */
    bounceMailbox: string | null;
    /** `null`: unknown. */
    dkimSelector: string | null;
    /** `null`: the system's. */
    dnsServer: string | null;
  };
  /** Seconds before a mail is sent. */
  readonly undoSeconds: number;
  readonly retention: RetentionPeriods;
  readonly backup: {
    folder: string;
    keep: number;
    beforeMigration: boolean;
    nightly: boolean;
  };
  /** `null`: off. */
  readonly metricsToken: string | null;
  readonly warnings: readonly string[];
  readonly mapTiles: string;
  readonly translate: { provider: TranslateProvider; url: string | null; key: string | null };
}

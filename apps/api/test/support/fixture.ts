import type { NestExpressApplication } from '@nestjs/platform-express';

/** An app in this process, whose clock stands still until the test moves it, unless it was started with the real one. */
export interface StartedApp {
  app: NestExpressApplication;
  baseUrl: string;
  /** Sets the clock to an instant with its offset, such as `2026-12-04T19:00:00+01:00`. */
  setClock: (instant: string) => void;
  /** Does at once what it does every minute. */
  minute: () => Promise<void>;
  /** Fetches returned mails at once. */
  readMailbox: () => Promise<void>;
  /** Runs the nightly retention job at once. */
  deleteOldRows: () => Promise<void>;
  stop: () => Promise<void>;
}

export interface AppOptions {
  env?: Record<string, string>;
  at?: string;
  isClockReal?: boolean;
}

interface Fixture {
  databaseUrl: string;
  dataDir: string;
  /** A folder that nobody else uses, and that ends with the file. */
  aFolder: () => string;
  query: <Row = Record<string, unknown>>(sql: string, values?: readonly unknown[]) => Promise<Row[]>;
  /** Does something once the file has ended. */
  atEnd: (stop: () => Promise<void>) => void;
  /** Ends the app at `baseUrl`, so that it takes no part: its dispatcher would send the mails of others. */
  stopUsualApp: () => Promise<void>;
  startApp: (options?: AppOptions) => Promise<StartedApp>;
}

/** What the test environment offers to a file (fixture-environment.mjs); everything started ends with the file. */
export const fixture: Fixture = (globalThis as unknown as { fixture: Fixture }).fixture;

import type { NestExpressApplication } from '@nestjs/platform-express';

/** An app in this process; its clock stands still until the test sets it, unless it was started with the real clock. */
export interface StartedApp {
  app: NestExpressApplication;
  baseUrl: string;
  /** Sets the clock to an instant with its offset, such as `2026-12-04T19:00:00+01:00`. */
  setClock: (instant: string) => void;
  /** Runs at once the jobs that it otherwise runs every minute. */
  runMinuteJobs: () => Promise<void>;
  /** Fetches returned mails at once. */
  readMailbox: () => Promise<void>;
  /** Runs the nightly retention job at once. */
  deleteOldRows: () => Promise<void>;
  stop: () => Promise<void>;
}

export interface AppOptions {
  env?: Record<string, string>;
  now?: string;
  hasRealClock?: boolean;
}

interface Fixture {
  databaseUrl: string;
  dataDir: string;
  /** Creates a folder that is deleted after the test file. */
  createFolder: () => string;
  query: <Row = Record<string, unknown>>(sql: string, values?: readonly unknown[]) => Promise<Row[]>;
  /** Registers a cleanup that runs after the test file. */
  addCleanup: (stop: () => Promise<void>) => void;
  /** Stops the app at `baseUrl`, whose dispatcher would send the mails of other apps. */
  stopDefaultApp: () => Promise<void>;
  startApp: (options?: AppOptions) => Promise<StartedApp>;
}

/** Provided by fixture-environment.mjs; every app that it starts stops after the test file. */
export const fixture: Fixture = (globalThis as unknown as { fixture: Fixture }).fixture;

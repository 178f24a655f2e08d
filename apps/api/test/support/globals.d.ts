/** URL of the test file's own API; set by fixture-environment.mjs. */
declare const baseUrl: string;
/** The test file's own database: migrated, seeded with the table plan, otherwise empty. */
declare const databaseUrl: string;
/** Factor for all time limits, because a test machine may be slow (scripts/lib/patience.mjs). */
declare const timeLimitFactor: number;

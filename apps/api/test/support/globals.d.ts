/** Where the test file's own API listens; set by fixture-environment.mjs. */
declare const baseUrl: string;
/** The test file's own database: migrated, seeded with the table plan, otherwise empty. */
declare const databaseUrl: string;
/** How many times as long as on a quiet machine something may take (scripts/lib/patience.mjs). */
declare const patience: number;

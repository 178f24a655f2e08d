/** Where the test file's own API listens; set by fixture-environment.mjs. */
declare const baseUrl: string;
/** The test file's own database: migrated, seeded with the table plan, otherwise empty. */
declare const databaseUrl: string;

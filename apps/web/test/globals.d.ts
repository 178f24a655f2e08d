/** Factor for time limits on this machine (scripts/lib/patience.mjs). */
declare const timeLimitFactor: number;
/** Deleted after the test run (scripts/lib/temporary-folder.mjs). */
declare const temporaryFolder: (name: string) => string;

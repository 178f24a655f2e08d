/** How many times as long as on a quiet machine something may take (scripts/lib/patience.mjs). */
declare const patience: number;
/** Makes a folder that goes with the test run (scripts/lib/temporary-folder.mjs). */
declare const temporaryFolder: (name: string) => string;

/** How many times as long as on a quiet machine something may take (scripts/lib/patience.mjs). */
declare const patience: number;

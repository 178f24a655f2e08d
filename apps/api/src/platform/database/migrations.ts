import { Baseline1764000040000 } from './migrations/1764000040000-baseline.js';

/** In the order in which they run. */
export const migrations = [Baseline1764000040000];

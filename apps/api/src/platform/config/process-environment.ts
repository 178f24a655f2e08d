import type { Environment } from './environment-reader.js';

/** The environment of this process: the only place that looks at it. */
export const processEnvironment: Environment = process.env;

import type { Environment } from './environment-reader.js';

/** The environment of this process. No other file reads `process.env`. */
export const processEnvironment: Environment = process.env;

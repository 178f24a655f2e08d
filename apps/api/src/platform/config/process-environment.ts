import type { Environment } from './environment-reader.js';

/** No other file reads `process.env`. */
export const processEnvironment: Environment = process.env;

// Paths, output and failures of all scripts. Node's own modules only; Node 20 must parse it.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
export const at = (...parts) => path.join(root, ...parts);
export const isWindows = process.platform === 'win32';
export const script = path.basename(process.argv[1] ?? 'script', '.mjs');

export const say = (message) => console.log(`[${script}] ${message}`);

/** Printed without its stack. */
export class ScriptError extends Error {}

export function exitWithError(error) {
  console.error(`[${script}] ${error instanceof ScriptError ? error.message : (error.stack ?? error)}`);
  process.exit(1);
}

export function readFileOr(file, fallback) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return fallback;
  }
}

export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

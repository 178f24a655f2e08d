import { randomBytes, randomUUID } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, linkSync, openSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Settings } from './settings.js';
import { makeUsable } from './usable-folder.js';

/** Shorter ones can be guessed from one signature. */
export const shortestSecret = 32;

/** The secret that signs what guests carry: from the environment, else made once and kept in the data folder. Injectable. */
export class SessionSecret {
  constructor(readonly value: string) {}
}

/** The file holds no secret that could sign anything; the message says what to do. */
export class SessionSecretError extends Error {}

/**
 * Reads the secret, or makes it when this is the first start. Processes that start together agree on one.
 * Throws a `SessionSecretError` when the file is empty or short: whoever damaged it may have a copy of the right one.
 */
export function loadSessionSecret(settings: Settings): SessionSecret {
  if (settings.sessionSecret !== null) return new SessionSecret(settings.sessionSecret);
  const file = join(settings.dataDir, 'session-secret');
  if (!existsSync(file)) makeSecret(file);
  const secret = readFileSync(file, 'utf8');
  if (secret.trim().length < shortestSecret) throw new SessionSecretError(whatIsWrong(file, secret.length));
  return new SessionSecret(secret);
}

const whatIsWrong = (file: string, length: number): string =>
  `${file} has ${length} characters, and ${shortestSecret} are needed: put the one of a backup in its place, ` +
  'or remove it to have one made (everybody signs in again).';

/** The name appears with its whole content or not at all, also after a power cut, and the first process to come keeps it. */
function makeSecret(file: string): void {
  const folder = dirname(file);
  const draft = `${file}.${randomUUID()}`;
  makeUsable(folder);
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
  syncFolder(folder);
}

/** So that the name outlives a power cut. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return; // has no such call
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

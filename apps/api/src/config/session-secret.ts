import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './settings.js';

/** The secret that signs what guests carry: from the environment, else made once and kept in the data folder. Injectable. */
export class SessionSecret {
  constructor(readonly value: string) {}
}

/** Reads the secret, or makes it when this is the first start. Processes that start together agree on one. */
export function loadSessionSecret(settings: Settings): SessionSecret {
  if (settings.sessionSecret !== null) return new SessionSecret(settings.sessionSecret);
  const file = join(settings.dataDir, 'session-secret');
  mkdirSync(settings.dataDir, { recursive: true });
  try {
    // 'wx' fails when the file exists: exactly one process writes it
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return new SessionSecret(readFileSync(file, 'utf8'));
}

import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
  if (!existsSync(file)) writeOnce(file, randomBytes(32).toString('base64url'));
  return new SessionSecret(readFileSync(file, 'utf8'));
}

/** A link appears with its whole content or not at all, and only one of two writers makes it: nobody reads half a secret. */
function writeOnce(file: string, secret: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, secret, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
}

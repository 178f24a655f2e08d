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
  if (!existsSync(file)) makeSecret(file);
  return new SessionSecret(readFileSync(file, 'utf8'));
}

/** The name appears with its whole content or not at all, and the first process to come keeps it. */
function makeSecret(file: string): void {
  const draft = `${file}.${randomUUID()}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
}

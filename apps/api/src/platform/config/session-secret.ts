import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { minSecretLength } from './production-checks.js';
import type { Settings } from './settings.js';

/** From the environment, else made once and stored in the database. Injectable. */
export class SessionSecret {
  constructor(readonly value: string) {}
}

export class SessionSecretError extends Error {}

const secretFilePathOf = ({ dataDir }: Settings): string => join(dataDir, 'session-secret');

/** Of an earlier version; `null` when none is needed. Throws a `SessionSecretError` for an empty or too short file: a backup may have the right one. */
export function readSecretFile(settings: Settings): string | null {
  const file = secretFilePathOf(settings);
  if (settings.sessionSecret !== null || !existsSync(file)) return null;
  const secret = readFileSync(file, 'utf8');
  if (secret.trim().length < minSecretLength) throw new SessionSecretError(describeShortSecret(file, secret.length));
  return secret;
}

const describeShortSecret = (file: string, length: number): string =>
  `${file} has ${length} characters, and ${minSecretLength} are needed: put the one of a backup in its place, ` +
  'or remove it to have one made (all staff sign in again).';

/** Machines that start together agree on the first row. */
const storeSecretQuery = `
  INSERT INTO app_secrets (name, value) VALUES ('session', $1)
  ON CONFLICT (name) DO UPDATE SET value = app_secrets.value RETURNING value`;

export async function loadSessionSecret(settings: Settings, source: DataSource): Promise<SessionSecret> {
  if (settings.sessionSecret !== null) return new SessionSecret(settings.sessionSecret);
  const fileSecret = readSecretFile(settings);
  const proposedSecret = fileSecret ?? randomBytes(32).toString('base64url');
  const [storedRow] = await source.query<{ value: string }[]>(storeSecretQuery, [proposedSecret]);
  if (storedRow?.value === fileSecret) rmSync(secretFilePathOf(settings), { force: true });
  return new SessionSecret(storedRow?.value ?? proposedSecret);
}

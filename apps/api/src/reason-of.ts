import { BackupError } from './backup/backup-error.js';
import { SettingsError } from './config/load-settings.js';

const reasons: readonly (readonly [RegExp, string])[] = [
  [/^EADDRINUSE$/, 'Port taken: another program listens there already. Set PORT to a free one.'],
  [/^(EACCES|EROFS|EPERM)$/, 'Not allowed: check DATA_DIR and PORT.'],
  [/^ENOSPC$/, 'The disk is full.'],
  [/^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|28|3D|57P03)/, 'The database does not answer: check DATABASE_URL.'],
];

/** One line that says what to do; whatever is not expected keeps its stack. */
export function reasonOf(error: unknown): string {
  if (error instanceof SettingsError || error instanceof BackupError) return error.message;
  const { code = '', message, stack } = error as NodeJS.ErrnoException;
  const known = reasons.find(([pattern]) => pattern.test(code));
  return known ? `${known[1]} (${message})` : (stack ?? String(error));
}

import { BackupError } from './operations/backup/backup-files.js';
import { SettingsError } from './platform/config/load-settings.js';
import { processEnvironment } from './platform/config/process-environment.js';
import { SessionSecretError } from './platform/config/session-secret.js';
import { DatabaseVersionError } from './platform/database/database-version.js';

/** The starter of the embedded database sets this to the path of its log (scripts/lib/database.mjs). */
const embeddedLogPath = processEnvironment['EMBEDDED_DATABASE_LOG'];
const databaseHint = embeddedLogPath === undefined ? 'check DATABASE_URL' : `its log is ${embeddedLogPath}`;

/** Errors whose message already says what to do. */
const explainedErrorClasses = [SettingsError, BackupError, SessionSecretError, DatabaseVersionError];

/** Patterns for the failed system call, if known, and the error code, or the message when there is no code. */
const failureHints: readonly (readonly [RegExp, string])[] = [
  [/\bEADDRINUSE$/, 'Port taken: another program listens there already. Set PORT to a free one.'],
  [/^listen EADDRNOTAVAIL$/, 'This machine does not have that address: check HOST.'],
  [/^listen /, 'Not allowed to listen there: check PORT and HOST.'],
  [/\b(ENOSPC|53100)$/, 'The disk is full.'],
  [/^mk(dir|dtemp) /, 'A folder cannot be made: check DATA_DIR and BACKUP_DIR.'],
  [/\b(EACCES|EROFS|EPERM)$/, 'Not allowed: check DATA_DIR and BACKUP_DIR.'],
  [/\b(ECONN\w+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT)$|^(28|3D|57P)/, `The database does not answer: ${databaseHint}.`],
  [/^Connection terminated/, `The database has ended: ${databaseHint}.`],
];

/** One line that says what to do. An unexpected error keeps its stack. */
export function describeError(error: unknown): string {
  const { code, syscall = '', message, stack } = error as NodeJS.ErrnoException;
  if (explainedErrorClasses.some((errorClass) => error instanceof errorClass)) return message;
  const hint = failureHints.find(([pattern]) => pattern.test(`${syscall} ${code ?? message}`.trim()));
  return hint ? `${hint[1]} (${message})` : (stack ?? String(error));
}

import { withDataSource } from '../../platform/database/data-source.js';
import type { MigrateOptions } from '../../platform/database/migrate.js';
import { type BackupKind, hasDatabaseTable, saveReport } from '../../platform/database/system-reports.js';
import { BackupError } from './backup-files.js';
import { type Backup, type BackupSettings, writeBackup } from './write-backup.js';

export async function runBackup(settings: BackupSettings, kind: BackupKind, now: Date): Promise<Backup> {
  try {
    const backup = await writeBackup(settings, kind, now);
    await saveBackupReport(settings.databaseUrl, now, { kind, isOk: true, rows: backup.rowCount });
    return backup;
  } catch (error) {
    await saveBackupReport(settings.databaseUrl, now, { kind, isOk: false }).catch(() => undefined); // the first error is the useful one
    throw error;
  }
}

/** An old database has no table for reports. */
async function saveBackupReport(
  databaseUrl: string,
  takenAt: Date,
  { isOk, ...result }: Record<string, unknown>,
): Promise<void> {
  await withDataSource(databaseUrl, async (source) => {
    if (await hasDatabaseTable(source, 'system_reports'))
      await saveReport(source, 'backup', { at: takenAt, isOk: isOk === true, result });
  });
}

const upgradeRefusedText =
  'The database is older than this program, and no backup could be taken before bringing it up to date. Nothing has ' +
  'changed. Make room in BACKUP_DIR, or set BACKUP_BEFORE_MIGRATION=off.';

/** A failing backup stops the start. */
export function createMigrationBackupHook(
  settings: BackupSettings,
  now: Date,
  log: (message: string) => void,
): Pick<MigrateOptions, 'beforeChange'> {
  if (!settings.backup.isTakenBeforeMigration) return {};
  const beforeChange = async (): Promise<void> => {
    const { path } = await runBackup(settings, 'before-upgrade', now).catch((error: Error) => {
      throw new BackupError(`${upgradeRefusedText} (${error.message})`);
    });
    log(`Before the database is brought up to date, a backup was taken: ${path}`);
  };
  return { beforeChange };
}

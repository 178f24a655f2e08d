import { runBackup } from '../operations/backup/run-backup.js';
import { SystemClock } from '../platform/clock/clock.js';
import { lowerProcessPriority } from '../platform/config/lower-process-priority.js';
import { loadSettings } from '../platform/config/load-settings.js';
import { processEnvironment } from '../platform/config/process-environment.js';
import { parseArguments, runCommand } from './run-command.js';

const usage = 'npm run backup [-- --to <folder>]   takes a backup: the database, with pictures and the session secret';

lowerProcessPriority(10);

await runCommand(async () => {
  const settings = loadSettings(processEnvironment);
  const { to } = parseArguments(usage, { args: process.argv.slice(2), options: { to: { type: 'string' } } }).values;
  const backupSettings = { ...settings, backup: { ...settings.backup, folder: to ?? settings.backup.folder } };
  const { path, rowCount, fileCount, removedBackups } = await runBackup(
    backupSettings,
    'manual',
    new SystemClock().now(),
  );
  console.log(`${path}: ${rowCount} rows in ${fileCount} files.`);
  if (removedBackups.length > 0) console.log(`Made room: ${removedBackups.join(', ')}`);
});

import { parseArgs } from 'node:util';
import { BackupError } from '../operations/backup/sealed-files.js';
import { backUp } from '../operations/backup/back-up.js';
import { SystemClock } from '../platform/clock/clock.js';
import { lowerPriority } from '../platform/config/lower-process-priority.js';
import { loadSettings } from '../platform/config/load-settings.js';
import { processEnvironment } from '../platform/config/process-environment.js';
import { reasonOf } from '../reason-of.js';

const usage = 'npm run backup [-- --to <folder>]   takes a backup: the database, with pictures and the session secret';

lowerPriority();

try {
  const settings = loadSettings(processEnvironment);
  const folder = folderNamed(process.argv.slice(2)) ?? settings.backup.folder;
  const order = { ...settings, backup: { ...settings.backup, folder } };
  const { path, rows, files, removed } = await backUp(order, 'manual', new SystemClock().now());
  console.log(`${path}: ${rows} rows in ${files} files.`);
  if (removed.length > 0) console.log(`Made room: ${removed.join(', ')}`);
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}

function folderNamed(args: string[]): string | undefined {
  try {
    return parseArgs({ args, options: { to: { type: 'string' } } }).values.to;
  } catch {
    throw new BackupError(usage);
  }
}

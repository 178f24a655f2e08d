import { backUp } from '../operations/backup/back-up.js';
import { SystemClock } from '../platform/clock/clock.js';
import { lowerPriority } from '../platform/config/lower-process-priority.js';
import { loadSettings } from '../platform/config/load-settings.js';
import { processEnvironment } from '../platform/config/process-environment.js';
import { parsed, runCommand } from './run-command.js';

const usage = 'npm run backup [-- --to <folder>]   takes a backup: the database, with pictures and the session secret';

lowerPriority(10);

await runCommand(async () => {
  const settings = loadSettings(processEnvironment);
  const { to } = parsed(usage, { args: process.argv.slice(2), options: { to: { type: 'string' } } }).values;
  const order = { ...settings, backup: { ...settings.backup, folder: to ?? settings.backup.folder } };
  const { path, rows, files, removed } = await backUp(order, 'manual', new SystemClock().now());
  console.log(`${path}: ${rows} rows in ${files} files.`);
  if (removed.length > 0) console.log(`Made room: ${removed.join(', ')}`);
});

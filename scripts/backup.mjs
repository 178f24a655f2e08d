// npm run backup [-- --to <folder>]: takes a backup, whether the house is open or not.
import { runCommand } from './lib/run-command.mjs';

await runCommand('backup.js');

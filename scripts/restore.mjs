// npm run restore -- <backup> [--yes]: puts a backup back; Strapec must be closed.
import { runCommand } from './lib/run-command.mjs';

await runCommand('restore.js');

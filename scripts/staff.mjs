// npm run staff -- add|set-password|disable|enable …: looks after staff accounts, whether Strapec is open or not.
import { runCommand } from './lib/run-command.mjs';

await runCommand('staff.js');

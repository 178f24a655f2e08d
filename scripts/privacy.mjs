// npm run privacy -- export|erase <email> …: shows or forgets one person, whether Strapec is open or not.
import { runCommand } from './lib/run-command.mjs';

await runCommand('privacy.js');

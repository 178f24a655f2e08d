// tsc copies no templates: this does, after each build of the API.
import fs from 'node:fs';
import { at } from './lib/workspace.mjs';

const from = at('apps/api/src/mail/templates');
if (fs.existsSync(from)) fs.cpSync(from, at('apps/api/dist/mail/templates'), { recursive: true });

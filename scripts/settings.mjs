// npm run settings: writes README's table of settings anew.
import fs from 'node:fs';
import { buildIfStale } from './lib/fresh-build.mjs';
import { prepare } from './lib/prepare.mjs';
import { at, fail } from './lib/workspace.mjs';

await prepare();
try {
  await buildIfStale();
  const { readmeWithSettings } = await import('./lib/settings-table.mjs');
  fs.writeFileSync(at('README.md'), await readmeWithSettings());
} catch (error) {
  fail(error);
}

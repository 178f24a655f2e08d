// npm run settings: writes the list of settings in docs/operations.md anew.
import fs from 'node:fs';
import { buildIfStale } from './lib/fresh-build.mjs';
import { prepare } from './lib/prepare.mjs';
import { at, fail } from './lib/workspace.mjs';

await prepare();
try {
  await buildIfStale();
  const { pageWithSettings } = await import('./lib/settings-table.mjs');
  fs.writeFileSync(at('docs/operations.md'), await pageWithSettings());
} catch (error) {
  fail(error);
}

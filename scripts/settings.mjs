// npm run settings: writes the list of settings in docs/operations.md anew.
import fs from 'node:fs';
import { runBuilt } from './lib/fresh-build.mjs';
import { at } from './lib/workspace.mjs';

await runBuilt(async () => {
  const { pageWithSettings } = await import('./lib/settings-table.mjs');
  fs.writeFileSync(at('docs/operations.md'), await pageWithSettings());
});

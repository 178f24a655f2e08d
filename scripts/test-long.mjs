// npm run test:long: the proofs that take long, in their full size; their counts go to docs/proofs/figures.json.
// npm run test:long -- kill-database: only what has this in its name.
import fs from 'node:fs';
import path from 'node:path';
import { prepare } from './lib/prepare.mjs';
import { at } from './lib/workspace.mjs';

await prepare();
const { buildAll, testRun } = await import('./lib/test-run.mjs');
// Whatever of the API has a full size runs here: none can be forgotten.
const proofNames = fs
  .globSync('apps/api/test/**/*.spec.ts', { cwd: at() })
  .filter((file) => fs.readFileSync(at(file), 'utf8').includes('proof-report'))
  .map((file) => path.basename(file, '.int.spec.ts'))
  .sort();
const scriptNames = ['full-evenings', 'mutants'];
const requestedNames = process.argv.slice(2);
const isRequested = (name) => requestedNames.length === 0 || requestedNames.some((namePart) => name.includes(namePart));
await testRun(async (run) => {
  if (!(await buildAll(run))) return;
  for (const name of proofNames.filter(isRequested)) await run.proof(name, 'apps/api', `test/.*${name}`);
  if (isRequested('menu-filter-oracle')) await run.proof('menu-filter-oracle', 'apps/web', 'menu-filter-oracle');
  if (isRequested('domain')) await run.proof('domain', 'libs/domain');
  for (const name of scriptNames.filter(isRequested)) await run.script(name);
});

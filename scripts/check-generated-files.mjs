// openapi.json, its client and the lists in docs/operations.md and docs/privacy.md are committed;
// here they are generated again and compared.
import fs from 'node:fs';
import path from 'node:path';
import { run, runBin } from './lib/processes.mjs';
import { checkSettings } from './lib/settings-table.mjs';
import { at, readFileOr } from './lib/workspace.mjs';

const contracts = at('libs/contracts');
const scratch = at('.data/contracts-check');
const inputs = ['package.json', 'tsconfig.json', 'orval.config.ts', 'src'];
const hint = 'run `npx nx run contracts:generate` and commit what it writes';

const { code, output } = await checkAll();
if (code !== 0) console.error(output);
process.exitCode = code;

async function checkAll() {
  fs.rmSync(scratch, { recursive: true, force: true });
  fs.mkdirSync(scratch, { recursive: true });
  for (const input of inputs) fs.cpSync(path.join(contracts, input), path.join(scratch, input), { recursive: true });
  const exported = await run(process.execPath, [
    at('apps/api/dist/commands/export-openapi.js'),
    path.join(scratch, 'openapi.json'),
  ]);
  if (exported.code !== 0) return exported;
  const generated = await runBin('orval/dist/bin/orval.mjs', ['--config', 'orval.config.ts'], { cwd: scratch });
  if (generated.code !== 0) return generated;
  const stale = ['openapi.json', ...listFiles('src/generated')].filter(isStale);
  if (stale.length > 0) return { code: 1, output: `stale: ${stale.join(', ')}; ${hint}` };
  const output = (await checkSettings()) || (await checkPrivacyPage());
  return { code: output ? 1 : 0, output };
}

async function checkPrivacyPage() {
  const [committed, fresh] = [at('docs/privacy.md'), path.join(scratch, 'privacy.md')];
  fs.copyFileSync(committed, fresh);
  const written = await run(process.execPath, [at('apps/api/dist/commands/write-privacy-page.js'), fresh]);
  if (written.code !== 0) return written.output;
  const isFresh = fs.readFileSync(committed, 'utf8') === fs.readFileSync(fresh, 'utf8');
  return isFresh ? '' : 'stale: docs/privacy.md; run `node apps/api/dist/commands/write-privacy-page.js`';
}

function listFiles(folder) {
  return new Set([contracts, scratch].flatMap((base) => fs.globSync(`${folder}/**/*.*`, { cwd: base })));
}

function isStale(file) {
  const [committed, fresh] = [contracts, scratch].map((base) => readFileOr(path.join(base, file), null));
  return committed !== fresh;
}

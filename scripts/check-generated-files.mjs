// openapi.json, its client and the lists in docs/operations.md and docs/privacy.md are committed;
// here they are generated again and compared.
import fs from 'node:fs';
import path from 'node:path';
import { run, runBin } from './lib/processes.mjs';
import { checkSettings } from './lib/settings-table.mjs';
import { at, readFileOr } from './lib/workspace.mjs';

const contractsDir = at('libs/contracts');
const scratchDir = at('.data/contracts-check');
const inputs = ['package.json', 'tsconfig.json', 'orval.config.ts', 'src'];
const regenerateHint = 'run `npx nx run contracts:generate` and commit what it writes';

const { code, output } = await checkGeneratedFiles();
if (code !== 0) console.error(output);
process.exitCode = code;

async function checkGeneratedFiles() {
  fs.rmSync(scratchDir, { recursive: true, force: true });
  fs.mkdirSync(scratchDir, { recursive: true });
  for (const name of inputs) fs.cpSync(path.join(contractsDir, name), path.join(scratchDir, name), { recursive: true });
  const exportRun = await run(process.execPath, [
    at('apps/api/dist/commands/export-openapi.js'),
    path.join(scratchDir, 'openapi.json'),
  ]);
  if (exportRun.code !== 0) return exportRun;
  const generatorRun = await runBin('orval/dist/bin/orval.mjs', ['--config', 'orval.config.ts'], { cwd: scratchDir });
  if (generatorRun.code !== 0) return generatorRun;
  const staleFiles = ['openapi.json', ...listFiles('src/generated')].filter(isStale);
  if (staleFiles.length > 0) return { code: 1, output: `stale: ${staleFiles.join(', ')}; ${regenerateHint}` };
  const output = (await checkSettings()) || (await checkPrivacyPage());
  return { code: output ? 1 : 0, output };
}

async function checkPrivacyPage() {
  const [committed, generated] = [at('docs/privacy.md'), path.join(scratchDir, 'privacy.md')];
  fs.copyFileSync(committed, generated);
  const writeRun = await run(process.execPath, [at('apps/api/dist/commands/write-privacy-page.js'), generated]);
  if (writeRun.code !== 0) return writeRun.output;
  const isUpToDate = fs.readFileSync(committed, 'utf8') === fs.readFileSync(generated, 'utf8');
  return isUpToDate ? '' : 'stale: docs/privacy.md; run `node apps/api/dist/commands/write-privacy-page.js`';
}

function listFiles(folder) {
  return new Set([contractsDir, scratchDir].flatMap((dir) => fs.globSync(`${folder}/**/*.*`, { cwd: dir })));
}

function isStale(file) {
  const [committed, generated] = [contractsDir, scratchDir].map((dir) => readFileOr(path.join(dir, file), null));
  return committed !== generated;
}

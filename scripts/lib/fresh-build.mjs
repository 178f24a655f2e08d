// Builds when a source is newer than what was built. Nx would find out too, but needs a second for it.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { nxBin, runBin } from './processes.mjs';
import { Trouble, at, readOr, say, seconds } from './workspace.mjs';

const stamp = at('node_modules', '.build-stamp');
const sources = [
  'libs/domain/src',
  'libs/contracts/src',
  'apps/api/src',
  'apps/web/src',
  'apps/web/public',
  'apps/web/vite',
  'apps/web/vite.config.ts',
  'apps/api/tsconfig.build.json',
  'apps/api/rolldown.config.mjs',
  'tsconfig.base.json',
  'package-lock.json',
];
const products = ['libs/domain/dist/index.js', 'apps/api/dist/main.js', 'apps/web/dist/client', 'apps/web/dist/server'];

/** Builds domain, API and web unless they are fresh. */
export async function buildIfStale() {
  const state = stateOfSources();
  const isBuilt = products.every((product) => fs.existsSync(at(product)));
  if (isBuilt && readOr(stamp, '') === state) return;
  const begin = Date.now();
  say('building …');
  const projects = '--projects=domain,api,web';
  const { code, output } = await runBin(nxBin, ['run-many', '-t', 'build', projects, '--outputStyle=static']);
  if (code !== 0) throw new Trouble(`the build failed:\n${output}`);
  markFresh();
  say(`built in ${seconds(begin)}`);
}

/** Notes that what is built belongs to the sources of this moment. */
export const markFresh = () => fs.writeFileSync(stamp, stateOfSources());

function stateOfSources() {
  const hash = createHash('sha256');
  for (const source of sources) for (const line of describe(at(source))) hash.update(line);
  return hash.digest('hex');
}

function* describe(file) {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isDirectory()) yield `${file} ${stat.size} ${stat.mtimeMs}\n`;
  else for (const name of fs.readdirSync(file).sort()) yield* describe(path.join(file, name));
}

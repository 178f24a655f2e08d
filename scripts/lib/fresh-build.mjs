// Builds when a source has changed. Nx needs a second to find out.
import fs from 'node:fs';
import { prepare } from './prepare.mjs';
import { nxBin, runBin } from './processes.mjs';
import { ScriptError, at, exitWithError, say, seconds } from './workspace.mjs';

const stamp = at('node_modules', '.build-stamp');
const sources = [
  '{apps/{api,web},libs/{domain,contracts}}/{*.*,{public,src,vite}/**}',
  '{package-lock,tsconfig*}.json',
];
const products = ['libs/domain/dist/index.js', 'apps/api/dist/main.js', 'apps/web/dist/client', 'apps/web/dist/server'];

/** Runs a script's work on a current build. A failure ends the process. */
export async function runBuilt(work) {
  await prepare();
  try {
    await buildIfStale();
    await work();
  } catch (error) {
    exitWithError(error);
  }
}

async function buildIfStale() {
  if (isFresh()) return;
  const begin = Date.now();
  say('building …');
  const projects = '--projects=domain,api,web';
  const { code, output } = await runBin(nxBin, ['run-many', '-t', 'build', projects, '--outputStyle=static']);
  if (code !== 0) throw new ScriptError(`the build failed:\n${output}`);
  markFresh(begin);
  say(`built in ${seconds(begin)}`);
}

/** Marks the sources that were there when the build started as built. */
export function markFresh(moment) {
  fs.writeFileSync(stamp, '');
  fs.utimesSync(stamp, moment / 1000, moment / 1000);
}

/** By the time of the system's last write: an unpacked archive may have another one. */
function isFresh() {
  const builtAt = fs.statSync(stamp, { throwIfNoEntry: false })?.mtimeMs;
  if (!builtAt || !products.every((product) => fs.existsSync(at(product)))) return false;
  return fs.globSync(sources, { cwd: at() }).every((file) => fs.statSync(at(file)).ctimeMs < builtAt);
}

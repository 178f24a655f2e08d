// Builds when a source has changed since the last build. Nx would find out too, but needs a second for it.
import fs from 'node:fs';
import { nxBin, runBin } from './processes.mjs';
import { Trouble, at, say, seconds } from './workspace.mjs';

const stamp = at('node_modules', '.build-stamp');
const sources = [
  '{apps/{api,web},libs/{domain,contracts}}/{*.*,{public,src,vite}/**}',
  '{package-lock,tsconfig*}.json',
];
const products = ['libs/domain/dist/index.js', 'apps/api/dist/main.js', 'apps/web/dist/client', 'apps/web/dist/server'];

/** Builds domain, API and web unless they are fresh. */
export async function buildIfStale() {
  if (isFresh()) return;
  const begin = Date.now();
  say('building …');
  const projects = '--projects=domain,api,web';
  const { code, output } = await runBin(nxBin, ['run-many', '-t', 'build', projects, '--outputStyle=static']);
  if (code !== 0) throw new Trouble(`the build failed:\n${output}`);
  markFresh(begin);
  say(`built in ${seconds(begin)}`);
}

/** Notes that what is built belongs to the sources as they were at a moment. */
export function markFresh(moment) {
  fs.writeFileSync(stamp, '');
  fs.utimesSync(stamp, moment / 1000, moment / 1000);
}

/** By the time at which the system has last written a file or a folder: an unpacked archive may say another one. */
function isFresh() {
  const builtAt = fs.statSync(stamp, { throwIfNoEntry: false })?.mtimeMs;
  if (!builtAt || !products.every((product) => fs.existsSync(at(product)))) return false;
  return fs.globSync(sources, { cwd: at() }).every((file) => fs.statSync(at(file)).ctimeMs < builtAt);
}

// Dependencies and the right Node for a fresh clone.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { stopTogether } from './processes.mjs';
import { ScriptError, at, exitWithError, isWindows, readFileOr, say, seconds } from './workspace.mjs';

const stamp = at('node_modules', '.install-stamp');
const projectNode = at('node_modules', '.bin', isWindows ? 'node.exe' : 'node');
const neededNode = [24, 11];
export const installation = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];

/** Installs if the lockfile changed; returns only under a fitting Node. */
export async function prepare() {
  try {
    install();
    if (!isNewEnough(process.version)) await runAgainUnderOwnNode();
    process.env.PATH = at('node_modules', '.bin') + path.delimiter + process.env.PATH;
    process.env.NX_DAEMON = 'false';
    process.env.NX_TUI = 'false';
    setCacheFolders();
  } catch (error) {
    exitWithError(error);
  }
}

/** Caches of tools are not in the system's temporary folder. */
function setCacheFolders() {
  process.env.NODE_COMPILE_CACHE ??= at('node_modules/.cache/node');
  process.env.JITI_FS_CACHE ??= 'false'; // it knows no other place
  process.env.PWTEST_CACHE_DIR ??= at('node_modules/.cache/playwright');
}

function install() {
  const lock = createHash('sha256')
    .update(fs.readFileSync(at('package-lock.json')))
    .digest('hex');
  if (readFileOr(stamp, '') === lock) return;
  const begin = Date.now();
  say('installing the dependencies; the first time this takes a minute or two …');
  npm(installation);
  fs.writeFileSync(stamp, lock);
  say(`dependencies installed in ${seconds(begin)}`);
}

export function npm(args, folder = at()) {
  const cli = process.env.npm_execpath;
  const isNpm = cli !== undefined && /npm-cli\.js$/.test(cli);
  const [command, first] = isNpm ? [process.execPath, [cli]] : [isWindows ? 'npm.cmd' : 'npm', []];
  const options = { cwd: folder, stdio: 'inherit', env: innerNpmEnvironment(), shell: isWindows && !isNpm };
  const { status } = spawnSync(command, [...first, ...args], options);
  if (status !== 0) throw new ScriptError(`npm ${args[0]} failed`);
}

/** The outer npm passes its settings as variables; the inner one must find its own. */
function innerNpmEnvironment() {
  const kept = /^npm_(?!config_(registry|cache|userconfig|cafile|proxy|https_proxy|noproxy)$|execpath$)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !kept.test(name)));
}

function isNewEnough(version) {
  const [major, minor] = version.slice(1).split('.').map(Number);
  return major > neededNode[0] || (major === neededNode[0] && minor >= neededNode[1]);
}

function runAgainUnderOwnNode() {
  if (!fs.existsSync(projectNode))
    throw new ScriptError(`Node ${neededNode.join('.')} or later is needed, this is ${process.version}`);
  const child = spawn(projectNode, process.argv.slice(1), { stdio: 'inherit' });
  stopTogether((signal) => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
  return new Promise(() => {});
}

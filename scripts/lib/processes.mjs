// Starting other programs so that none is left running and no failure goes unnoticed.
import { spawn } from 'node:child_process';
import { at, isWindows, readOr } from './workspace.mjs';

/**
 * Calls `stop` once, on the first signal, or when the parent has gone: `kill <npm>` ends npm's shell without telling
 * its child.
 */
export function stopTogether(stop) {
  let isStopping = false;
  const once = (signal) => {
    if (isStopping) return;
    isStopping = true;
    stop(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => once(signal));
  if (isWindows) return;
  const callers = callersNow();
  setInterval(() => callersNow() !== callers && once('SIGTERM'), 300).unref();
}

/** The parent's number and, where Linux tells it, the number of npm, whose shell outlives a `kill -9`. */
function callersNow() {
  const shell = process.env.npm_lifecycle_event ? readOr(`/proc/${process.ppid}/stat`, '') : '';
  const [, shellsParent] = shell.slice(shell.lastIndexOf(')') + 2).split(' ');
  return `${process.ppid} ${shellsParent}`;
}

/** Runs a program to its end; its output is kept, not printed. */
export function run(command, args, { env = {}, cwd = at(), onOutput = () => {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk) => {
      output += chunk;
      onOutput(String(chunk));
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a package's command line program under this Node. */
export const runBin = (name, args, options) => run(process.execPath, [at('node_modules', name), ...args], options);

export const nxBin = 'nx/dist/bin/nx.js';

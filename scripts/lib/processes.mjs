// Starts other programs, leaves none running and reports each failure.
import { spawn } from 'node:child_process';
import { at, isWindows, readFileOr } from './workspace.mjs';

/** On the first signal, or when the parent has ended: `kill <npm>` ends npm's shell without its child. */
export function stopTogether(stop) {
  let isStopping = false;
  const once = (signal) => {
    if (isStopping) return;
    isStopping = true;
    stop(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => once(signal));
  if (isWindows) return;
  const callers = readCallers();
  setInterval(() => readCallers() !== callers && once('SIGTERM'), 300).unref();
}

/** On Linux also the number of npm, whose shell outlives a `kill -9`. */
function readCallers() {
  const shell = process.env.npm_lifecycle_event ? readFileOr(`/proc/${process.ppid}/stat`, '') : '';
  const [, shellsParent] = shell.slice(shell.lastIndexOf(')') + 2).split(' ');
  return `${process.ppid} ${shellsParent}`;
}

/** Its output is not printed. */
export function run(command, args, { env = {}, cwd = at(), onOutput = () => {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk) => {
      output += chunk;
      onOutput(String(chunk));
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

export const runBin = (name, args, options) => run(process.execPath, [at('node_modules', name), ...args], options);

export const nxBin = 'nx/dist/bin/nx.js';

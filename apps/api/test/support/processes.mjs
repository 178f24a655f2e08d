// Real API processes on one database, as behind a proxy.
import { spawn } from 'node:child_process';
import path from 'node:path';

const main = path.resolve(import.meta.dirname, '../../dist/main.js');
const openLine = /open at (http:\/\/\S+)/;

/** Starts processes of the built API and waits until each says where it is open. */
export async function startProcesses(count, env) {
  const processes = await Promise.all(Array.from({ length: count }, () => startProcess(env)));
  return {
    baseUrls: processes.map(({ baseUrl }) => baseUrl),
    pids: processes.map(({ child }) => child.pid),
    stop: async () => void (await Promise.all(processes.map(({ child }) => end(child)))),
  };
}

function startProcess(env) {
  const child = spawn(process.execPath, [main], { env: { PATH: process.env.PATH, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  return new Promise((resolve, reject) => {
    const listen = (chunk) => {
      output += chunk;
      const address = openLine.exec(output)?.[1];
      if (address) resolve({ child, baseUrl: address });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('exit', (code) => reject(new Error(`an API process ended with ${code}:\n${output}`)));
  });
}

/** Resolves with the exit code, or the signal that ended it. */
function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode ?? child.signalCode;
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal));
    child.kill('SIGTERM');
  });
}

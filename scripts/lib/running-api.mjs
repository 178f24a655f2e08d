// The built API as a process of its own, for pictures and measurements.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { apiProgram } from './api-program.mjs';
import { root } from './workspace.mjs';

/** Resolves when it listens. `checkout` is the folder of the project that it is built in. */
export async function startApi(env, checkout = root) {
  const child = spawn(process.execPath, apiProgram, { cwd: checkout, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { url: await addressOf(child), pid: child.pid, signal: (signal) => child.kill(signal), stop };
}

function addressOf(child) {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const [, url] = /open at (http:\/\/[\w.:]+)/.exec(output) ?? [];
      if (url) resolve(url);
    });
    child.once('exit', (code) => reject(new Error(`the API ended with ${code}`)));
  });
}

/** Returns the cookie of the session. */
export async function signIn(url, account) {
  const headers = { 'content-type': 'application/json', origin: url, 'sec-fetch-site': 'same-origin' };
  const options = { method: 'POST', headers, body: JSON.stringify(account) };
  const response = await fetch(`${url}/api/auth/login`, options);
  if (!response.ok) throw new Error(`staff cannot sign in: ${response.status} ${await response.text()}`);
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return cookies.join('; ');
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { temporaryFolder } from '../../../scripts/lib/temporary-folder.mjs';
import { webOnDemand } from '../../../scripts/lib/web-on-demand.mjs';
import { staffAccount } from './admin-page';

const root = resolve(import.meta.dirname, '../../..');
const account = {
  ADMIN_USERNAME: staffAccount.username,
  ADMIN_EMAIL: staffAccount.email,
  ADMIN_PASSWORD: staffAccount.password,
};

/** An empty database in the cluster of another one; answers with its address. */
export async function recreateDatabase(clusterUrl: string, name: string): Promise<string> {
  const client = new Client(clusterUrl);
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return clusterUrl.replace(/\/[^/]*$/, `/${name}`);
}

export interface RunningApp {
  url: string;
  stop: () => Promise<void>;
  signal: (signal: NodeJS.Signals) => void;
}

/**
 * The sample venue, but for its events: they would take tables. No limits: all journeys come from one address. The captcha is the one
 * that guests meet.
 */
export async function startApp(env: Record<string, string>): Promise<RunningApp> {
  const settings = {
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    CAPTCHA_PROVIDER: 'altcha',
    RATE_LIMITS: 'off',
    SEED_DEMO: 'on',
    WEB_DIST: webOnDemand(temporaryFolder('web')),
  };
  const child = spawn(process.execPath, [join(root, 'apps/api/dist/main.js')], {
    env: { ...process.env, ...settings, ...account, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await waitForAddress(child);
  if (env.SEED_DEMO === undefined) await deleteSampleEvents(env.DATABASE_URL);
  return { url, stop: () => stopProcess(child), signal: (signal) => child.kill(signal) };
}

async function deleteSampleEvents(databaseUrl: string | undefined): Promise<void> {
  const client = new Client(databaseUrl);
  await client.connect();
  await client.query('DELETE FROM events WHERE is_sample');
  await client.end();
}

async function waitForAddress(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((found, reject) => {
    child.stdout?.on('data', (chunk) => {
      output += String(chunk);
      const address = /open at (http:\/\/\S+)/.exec(output)?.[1];
      if (address) found(address);
    });
    child.once('exit', (code) => reject(new Error(`The app did not open (${code}): ${output}`)));
  });
}

async function stopProcess(child: ChildProcess): Promise<void> {
  child.removeAllListeners('exit');
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

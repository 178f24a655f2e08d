import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { createTemporaryFolder } from '../../../scripts/lib/temporary-folder.mjs';
import { createWebOnDemand } from '../../../scripts/lib/web-on-demand.mjs';
import { staffAccount } from './admin-page';

const root = resolve(import.meta.dirname, '../../..');
const accountEnv = {
  ADMIN_USERNAME: staffAccount.username,
  ADMIN_EMAIL: staffAccount.email,
  ADMIN_PASSWORD: staffAccount.password,
};

/** Creates an empty database in the cluster of another one; resolves to its URL. */
export async function recreateDatabase(clusterUrl: string, databaseName: string): Promise<string> {
  const client = new Client(clusterUrl);
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${databaseName} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${databaseName}`);
  await client.end();
  return clusterUrl.replace(/\/[^/]*$/, `/${databaseName}`);
}

export interface RunningApp {
  url: string;
  stop: () => Promise<void>;
  sendSignal: (signal: NodeJS.Signals) => void;
}

/**
 * Starts the built app with the sample venue, without its events, which would hold tables, and without rate limits, because
 * all journeys have one IP address. The captcha is the real one.
 */
export async function startApp(env: Record<string, string>): Promise<RunningApp> {
  const defaultEnv = {
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    CAPTCHA_PROVIDER: 'altcha',
    RATE_LIMITS: 'off',
    SEED_DEMO: 'on',
    WEB_DIST: createWebOnDemand(createTemporaryFolder('web')),
  };
  const child = spawn(process.execPath, [join(root, 'apps/api/dist/main.js')], {
    env: { ...process.env, ...defaultEnv, ...accountEnv, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await waitForUrl(child);
  if (env.SEED_DEMO === undefined) await deleteSampleEvents(env.DATABASE_URL);
  return { url, stop: () => stopProcess(child), sendSignal: (signal) => child.kill(signal) };
}

async function deleteSampleEvents(databaseUrl: string | undefined): Promise<void> {
  const client = new Client(databaseUrl);
  await client.connect();
  await client.query('DELETE FROM events WHERE is_sample');
  await client.end();
}

async function waitForUrl(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolveUrl, reject) => {
    child.stdout?.on('data', (chunk) => {
      output += String(chunk);
      const url = /open at (http:\/\/\S+)/.exec(output)?.[1];
      if (url) resolveUrl(url);
    });
    child.once('exit', (code) => reject(new Error(`The app did not open (${code}): ${output}`)));
  });
}

async function stopProcess(child: ChildProcess): Promise<void> {
  child.removeAllListeners('exit');
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}

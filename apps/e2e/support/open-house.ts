import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { host } from './host';
import { startMailServer } from './mail-server';

const account = { ADMIN_USERNAME: host.username, ADMIN_EMAIL: host.email, ADMIN_PASSWORD: host.password };
const root = resolve(import.meta.dirname, '../../..');
const { startPostgres } = (await import(join(root, 'scripts/pg.mjs'))) as {
  startPostgres: (options: {
    dataDir: string;
    careless: boolean;
  }) => Promise<{ url: string; stop: () => Promise<void> }>;
};

/** Opens a house of its own for the journeys: fresh database, real mail server, the built app. Answers with what closes it. */
export default async function openHouse(): Promise<() => Promise<void>> {
  const cluster = await startPostgres({ dataDir: join(root, '.data/e2e/postgres'), careless: true });
  const databaseUrl = await freshDatabase(cluster.url);
  const folder = mkdtempSync(join(tmpdir(), 'strapec-journeys-'));
  const mail = await startMailServer(join(folder, 'mailbox'));
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: folder, SMTP_URL: mail.url, ...account };
  const app = await startApp(env);
  const backDoor = await startApp({ ...env, CAPTCHA_PROVIDER: 'none' }); // to arrange evenings
  Object.assign(process.env, {
    HOUSE_URL: app.url,
    HOUSE_BACK_DOOR: backDoor.url,
    HOUSE_DATABASE_URL: databaseUrl,
    HOUSE_MAILBOX: mail.folder,
  });
  return async () => {
    await Promise.all([app, backDoor].map(({ child }) => stop(child)));
    await mail.stop();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function freshDatabase(clusterUrl: string): Promise<string> {
  const client = new Client(clusterUrl);
  await client.connect();
  await client.query('DROP DATABASE IF EXISTS journeys WITH (FORCE)');
  await client.query('CREATE DATABASE journeys');
  await client.end();
  return clusterUrl.replace(/\/[^/]*$/, '/journeys');
}

/** No limits: all journeys come from one address. The captcha is the one that guests meet. */
async function startApp(env: Record<string, string>): Promise<{ child: ChildProcess; url: string }> {
  const settings = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', CAPTCHA_PROVIDER: 'altcha', RATE_LIMITS: 'off' };
  const child = spawn(process.execPath, [join(root, 'apps/api/dist/main.js')], {
    env: { ...process.env, ...settings, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { child, url: await addressOf(child) };
}

async function addressOf(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((found, reject) => {
    child.stdout?.on('data', (chunk) => {
      output += String(chunk);
      const address = /open at (http:\/\/\S+)/.exec(output)?.[1];
      if (address) found(address);
    });
    child.once('exit', (code) => reject(new Error(`The house did not open (${code}): ${output}`)));
  });
}

async function stop(child: ChildProcess): Promise<void> {
  child.removeAllListeners('exit');
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

// The programs that take part, each in a process of its own.
import { spawn } from 'node:child_process';
import pg from 'pg';
import { apiProgram } from '../scripts/lib/api-program.mjs';
import { at } from '../scripts/lib/workspace.mjs';
import { processorTime } from './processor-time.mjs';

/** Starts a program (a file, or what Node is given) that says where it is open; the database's processor time counts with its own. */
export function startServer(program, env, { databasePid } = {}) {
  const child = spawn(process.execPath, [program].flat(), {
    cwd: at(),
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pids = databasePid === undefined ? [child.pid] : [child.pid, databasePid];
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const url = /open at (http:\/\/\S+)/.exec(output)?.[1];
      if (url) resolve({ url, pid: child.pid, processorTime: () => processorTime(pids), stop: () => stop(child) });
    });
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}`)));
  });
}

function stop(child) {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  return ended;
}

export const staffAccount = { username: 'bench', password: 'only-for-this-bench-2026' };

/** Strapec as it is run in production, without what would hold a load test back: limits and the captcha. */
export async function startStrapec({ databaseUrl, dataDir, databasePid }, env = {}) {
  const settings = {
    PORT: '0',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    ADMIN_USERNAME: staffAccount.username,
    ADMIN_PASSWORD: staffAccount.password,
    CAPTCHA_PROVIDER: 'none',
    RATE_LIMITS: 'off',
    SEED_DEMO: 'on',
    LOG_LEVEL: 'error',
    SMTP_URL: 'smtp://127.0.0.1:9', // nobody listens: mails wait in the outbox
    ...env,
  };
  const strapec = await startServer(apiProgram, settings, { databasePid });
  await isReady(strapec);
  if (!env.SEED_DEMO) await sql(databaseUrl, 'DELETE FROM events WHERE is_sample'); // they would take tables
  return strapec;
}

/** No figure is taken from a server that is still warming. */
async function isReady({ url }) {
  const { ok } = await fetch(`${url}/api/health/ready`);
  if (!ok) throw new Error(`${url} is not ready`);
}

/** An empty database of the cluster; answers with its address. */
export async function freshDatabase(clusterUrl, name) {
  const client = new pg.Client(clusterUrl);
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return clusterUrl.replace(/\/[^/]*$/, `/${name}`);
}

/** Plain SQL, past the API. */
export async function sql(databaseUrl, text, values) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

// Strapec as it runs in production, but for the rate limits and the captcha; from this folder or from another one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { apiProgram } from '../scripts/lib/api-program.mjs';
import { Trouble } from '../scripts/lib/workspace.mjs';

export const staffAccount = { username: 'bench', password: 'only-for-this-bench-2026' };
const millisecondsPerTick = 10; // Linux' USER_HZ is 100

/** Starts what is built in a checkout, on an empty database of the cluster. */
export async function startStrapec(checkout, { cluster, name, folder }) {
  if (!fs.existsSync(path.join(checkout, apiProgram.at(-1)))) throw new Trouble(`${checkout} is not built`);
  const databaseUrl = await emptyDatabase(cluster.url, name);
  const env = {
    PATH: process.env.PATH,
    PORT: '0',
    DATABASE_URL: databaseUrl,
    DATA_DIR: path.join(folder, name),
    ADMIN_USERNAME: staffAccount.username,
    ADMIN_PASSWORD: staffAccount.password,
    CAPTCHA_PROVIDER: 'none',
    RATE_LIMITS: 'off',
    SEED_DEMO: 'on',
    LOG_LEVEL: 'error',
    SMTP_URL: 'smtp://127.0.0.1:9', // no server listens there: mails wait
  };
  const stdio = ['ignore', 'pipe', 'inherit'];
  const child = spawn(process.execPath, apiProgram, { cwd: checkout, env, stdio });
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  const pids = () => [child.pid, cluster.pid, ...childrenOf(cluster.pid)];
  return {
    ...{ checkout, name, folder, url: await addressOf(child), stop },
    sql: (text, values) => sql(databaseUrl, text, values),
    processorTime: () => [child.pid, cluster.pid].map(processorTime).reduce((sum, time) => sum + time, 0),
    memory: () =>
      pids()
        .map(megabytesOf)
        .reduce((sum, size) => sum + size, 0),
  };
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

async function emptyDatabase(clusterUrl, name) {
  await sql(clusterUrl, `CREATE DATABASE ${name}`);
  return clusterUrl.replace(/\/[^/]*$/, `/${name}`);
}

async function sql(databaseUrl, text, values) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  return client.query(text, values).finally(() => client.end());
}

/** Milliseconds that a process, its children and the children it has outlived have computed; Linux only. */
function processorTime(pid) {
  return [pid, ...childrenOf(pid)].reduce((sum, each) => {
    const fields = readProc(each, 'stat').split(') ')[1]?.split(' ') ?? [];
    return sum + fields.slice(11, 15).reduce((ticks, field) => ticks + Number(field), 0) * millisecondsPerTick;
  }, 0);
}

/** Proportional set size: what processes share is counted once. */
const megabytesOf = (pid) => Number(/^Pss:\s+(\d+)/m.exec(readProc(pid, 'smaps_rollup'))?.[1] ?? 0) / 1024;

const childrenOf = (pid) => readProc(pid, `task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number);

function readProc(pid, file) {
  try {
    return fs.readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return ''; // the process has ended
  }
}

// Strapec as it runs in production, but for the rate limits and the captcha; from this folder or from another one.
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { apiProgram } from '../scripts/lib/api-program.mjs';
import { startApi } from '../scripts/lib/running-api.mjs';
import { ScriptError } from '../scripts/lib/workspace.mjs';

export const staffAccount = { username: 'bench', password: 'only-for-this-bench-2026' };
const msPerTick = 10; // Linux' USER_HZ is 100

/** Starts what is built in a checkout, on an empty database of the cluster. */
export async function startStrapec(checkout, { cluster, name, folder }) {
  if (!fs.existsSync(path.join(checkout, apiProgram.at(-1)))) throw new ScriptError(`${checkout} is not built`);
  const databaseUrl = await createDatabase(cluster.url, name);
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
  const api = await startApi(env, checkout);
  const listPids = () => [api.pid, cluster.pid];
  return {
    ...{ checkout, name, folder, url: api.url, stop: api.stop },
    sql: (statement, values) => sql(databaseUrl, statement, values),
    readProcessorMs: () => sum(listPids().map(readProcessorMs)),
    readMemoryMebibytes: () => sum([...listPids(), ...listChildPids(cluster.pid)].map(readMebibytes)),
  };
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

async function createDatabase(clusterUrl, name) {
  await sql(clusterUrl, `CREATE DATABASE ${name}`);
  return clusterUrl.replace(/\/[^/]*$/, `/${name}`);
}

async function sql(databaseUrl, statement, values) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  return client.query(statement, values).finally(() => client.end());
}

/** Milliseconds that a process, its children and the children it has outlived have computed; Linux only. */
function readProcessorMs(pid) {
  const ticks = [pid, ...listChildPids(pid)].flatMap((processId) => {
    const fields = readProc(processId, 'stat').split(') ')[1]?.split(' ') ?? [];
    return fields.slice(11, 15).map(Number);
  });
  return sum(ticks) * msPerTick;
}

/** Proportional set size: what processes share is counted once. */
const readMebibytes = (pid) => Number(/^Pss:\s+(\d+)/m.exec(readProc(pid, 'smaps_rollup'))?.[1] ?? 0) / 1024;

const listChildPids = (pid) => readProc(pid, `task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number);

function readProc(pid, name) {
  try {
    return fs.readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return ''; // the process has ended
  }
}

// The house as it is run in production, without what would hold a load test back.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { at } from '../scripts/lib/workspace.mjs';

/** Starts a program that says where it is open, and answers with its address. */
export function startServer(file, env) {
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const url = /open at (http:\/\/\S+)/.exec(output)?.[1];
      if (url) resolve({ url, pid: child.pid, stop: () => stop(child) });
    });
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
}

function stop(child) {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  return ended;
}

/** A fresh database with the house on it. */
export async function startHouse(clusterUrl) {
  const databaseUrl = clusterUrl.replace(/\/[^/]*$/, '/bench');
  const client = new pg.Client(clusterUrl);
  await client.connect();
  await client.query('DROP DATABASE IF EXISTS bench WITH (FORCE)');
  await client.query('CREATE DATABASE bench');
  await client.end();
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'strapec-bench-'));
  const house = await startServer(at('apps/api/dist/main.js'), {
    PORT: '0',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    CAPTCHA_PROVIDER: 'none',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    SMTP_URL: 'smtp://127.0.0.1:9', // nobody listens: mails wait in the outbox
  });
  return { ...house, databaseUrl };
}

/** Proportional set size of processes and their children, in MiB; Linux only. */
export async function measureMemory([housePid, databasePid]) {
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const house = proportionalSize(housePid);
  const database = [databasePid, ...childrenOf(databasePid)].map(proportionalSize).reduce((sum, size) => sum + size, 0);
  return [{ 'API MiB': house, 'PostgreSQL MiB': database, 'together MiB': house + database, 'target MiB': 200 }];
}

function proportionalSize(pid) {
  try {
    const kilobytes = /^Pss:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
    return Number(kilobytes) / 1024;
  } catch {
    return Number.NaN;
  }
}

function childrenOf(pid) {
  try {
    return fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

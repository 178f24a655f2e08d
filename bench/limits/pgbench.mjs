import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { connections } from '../load.mjs';
import { pgbenchScript } from './pgbench-script.mjs';

const daysPerRound = 10_000;
let rounds = 0;

/** The database's own limit as a contestant, with visits in an order; none where there is no pgbench on the path. */
export async function pgbenchIfThere(order, { databaseUrl, processorTime, folder, seconds }) {
  if (spawnSync('pgbench', ['--version']).error) return [];
  const file = path.join(folder, `reserve-${order}.sql`);
  fs.writeFileSync(file, await pgbenchScript(order));
  const run = async () => {
    const base = rounds * daysPerRound; // nobody sits there yet
    rounds += 1;
    const load = ['-c', String(connections), '-T', String(seconds), '-D', `base=${base}`, '-D', 'n=-1'];
    const output = await outputOf(['-n', '-M', 'prepared', ...load, '-f', file, databaseUrl]);
    const amount = Number(/actually processed: (\d+)/.exec(output)?.[1]);
    return { amount, seconds: amount / Number(/tps = ([\d.]+)/.exec(output)?.[1]) };
  };
  return [{ name: 'pgbench, the same transaction', processorTime, run }];
}

function outputOf(options) {
  return new Promise((resolve, reject) => {
    const child = spawn('pgbench', options);
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve(output) : reject(new Error(`pgbench: ${output}`))));
  });
}

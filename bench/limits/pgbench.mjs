import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { connections } from '../load.mjs';
import { pgbenchScript } from './pgbench-script.mjs';

const daysPerRound = 10_000;

/** The database's own limit as a contestant; none where there is no pgbench on the path. */
export async function pgbenchIfThere(name, { databaseUrl, processorTime, folder, seconds }) {
  if (spawnSync('pgbench', ['--version']).error) return [];
  const file = path.join(folder, 'reserve.sql');
  fs.writeFileSync(file, await pgbenchScript());
  let round = 0;
  const run = async () => {
    const base = round * daysPerRound; // nobody sits there yet
    round += 1;
    const load = ['-c', String(connections), '-T', String(seconds), '-D', `base=${base}`, '-D', 'n=-1'];
    const output = await outputOf(['-n', '-M', 'prepared', ...load, '-f', file, databaseUrl]);
    const amount = Number(/actually processed: (\d+)/.exec(output)?.[1]);
    return { amount, seconds: amount / Number(/tps = ([\d.]+)/.exec(output)?.[1]) };
  };
  return [{ name, processorTime, run }];
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

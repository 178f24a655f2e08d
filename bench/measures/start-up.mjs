import { spawn } from 'node:child_process';
import path from 'node:path';
import { freePort } from '../../scripts/pg.mjs';
import { at } from '../../scripts/lib/workspace.mjs';
import { staffAccount } from '../servers.mjs';
import { median } from '../table.mjs';

/** From `npm start` to the first answer, on a data folder that has been used before. */
export async function measureStartUp({ folder, rounds }) {
  const dataDir = path.join(folder, 'start-up');
  await startOnce(dataDir); // makes the database
  const times = [];
  for (let round = 0; round < rounds; round += 1) times.push(await startOnce(dataDir));
  return [{ 'seconds (target ≤ 3)': median(times) / 1000 }];
}

async function startOnce(dataDir) {
  const port = await freePort();
  const begin = performance.now();
  const settings = { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', ADMIN_PASSWORD: staffAccount.password };
  const child = spawn(process.execPath, [at('scripts/start.mjs')], {
    env: { ...process.env, ...settings },
    stdio: 'ignore',
  });
  while (!(await answers(port))) await new Promise((resolve) => setTimeout(resolve, 10));
  const time = performance.now() - begin;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
  return time;
}

const answers = (port) =>
  fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
    (response) => response.ok,
    () => false,
  );

// npm start: everything that is needed, then the house itself on one port.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildIfStale } from './lib/fresh-build.mjs';
import { prepare } from './lib/prepare.mjs';
import { stopTogether } from './lib/processes.mjs';
import { at, fail } from './lib/workspace.mjs';
import { startPostgres } from './pg.mjs';

await prepare();
try {
  await buildIfStale();
  await openHouse();
} catch (error) {
  fail(error);
}

async function openHouse() {
  const database = await databaseToUse();
  const api = spawn(process.execPath, [at('apps/api/dist/main.js')], {
    stdio: 'inherit',
    cwd: at(),
    env: { ...process.env, ...database.env },
  });
  let isStopping = false;
  stopTogether((signal) => {
    isStopping = true;
    api.kill(signal);
    setTimeout(() => api.kill('SIGKILL'), 12_000).unref(); // it promises to be gone after ten seconds
  });
  api.on('exit', async (code) => {
    await database.stop();
    process.exit(isStopping ? 0 : (code ?? 1));
  });
}

/** The named database, or the embedded one with a few demo events in it. */
async function databaseToUse() {
  if (process.env.DATABASE_URL) return { env: {}, stop: async () => {} };
  const { url, stop } = await startPostgres({
    dataDir: path.resolve(at(), process.env.DATA_DIR ?? '.data', 'postgres'),
  });
  return { env: { DATABASE_URL: url, SEED_DEMO: process.env.SEED_DEMO ?? 'true' }, stop };
}

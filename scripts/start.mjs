// npm start: everything that is needed, then Strapec itself on one port.
import { spawn } from 'node:child_process';
import { databaseToUse } from './lib/database.mjs';
import { buildIfStale } from './lib/fresh-build.mjs';
import { prepare } from './lib/prepare.mjs';
import { stopTogether } from './lib/processes.mjs';
import { at, fail } from './lib/workspace.mjs';

await prepare();
try {
  await buildIfStale();
  await openSite();
} catch (error) {
  fail(error);
}

async function openSite() {
  const database = await databaseToUse();
  const api = spawn(process.execPath, [at('apps/api/dist/main.js')], {
    stdio: 'inherit',
    cwd: at(),
    env: { ...process.env, DATABASE_URL: database.url, ...demo(database) },
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

/** An embedded database gets a few events to look at. */
function demo({ isEmbedded }) {
  return isEmbedded ? { SEED_DEMO: process.env.SEED_DEMO ?? 'true' } : {};
}

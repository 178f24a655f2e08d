// Strapec as `npm start` opens it: its database and the API on it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { apiProgram } from './api-program.mjs';
import { databaseToUse } from './database.mjs';
import { stopTogether } from './processes.mjs';
import { at, say } from './workspace.mjs';

/** Ends this process with the exit code of the API. */
export async function openSite() {
  let exitCode = null;
  let database = null;
  let api = null;
  const close = (code, signal) => {
    exitCode ??= code;
    database?.closing();
    api?.kill(signal);
    setTimeout(() => (api ? api.kill('SIGKILL') : process.exit(1)), 12_000).unref(); // it ends within ten seconds
  };
  stopTogether((signal) => close(0, signal));
  database = await databaseToUse();
  try {
    if (exitCode === null) {
      api = startApi(database);
      void database.lost.then((reason) => {
        say(reason);
        close(1, 'SIGTERM');
      });
      const [code] = await once(api, 'exit');
      exitCode ??= code ?? 1;
    }
  } finally {
    await database.stop();
  }
  process.exit(exitCode);
}

/** Through the channel it learns when this process ends, and ends as well. */
function startApi({ env }) {
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  return spawn(process.execPath, apiProgram, { stdio, cwd: at(), env: { ...process.env, ...env } });
}

// Runs a command of the API on the database in use, whether Strapec is open or not.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { databaseToUse } from './database.mjs';
import { buildIfStale } from './fresh-build.mjs';
import { prepare } from './prepare.mjs';
import { stopTogether } from './processes.mjs';
import { at, fail } from './workspace.mjs';

/** Installs and builds what is missing, then runs `apps/api/dist/commands/<entry>` with what stands on the command line. */
export async function runCommand(entry) {
  await prepare();
  try {
    await buildIfStale();
    process.exitCode = await runOnDatabase(entry, process.argv.slice(2));
  } catch (error) {
    fail(error);
  }
}

async function runOnDatabase(entry, args) {
  const database = await databaseToUse();
  const env = { ...process.env, ...database.env };
  const child = spawn(process.execPath, [at('apps/api/dist/commands', entry), ...args], { stdio: 'inherit', env });
  stopTogether((signal) => child.kill(signal)); // and the database after it
  const [code] = await once(child, 'exit');
  await database.stop();
  return code ?? 1;
}

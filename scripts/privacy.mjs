// npm run privacy -- export|erase <email> …: shows or forgets one person, whether the house is open or not.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { databaseToUse } from './lib/database.mjs';
import { buildIfStale } from './lib/fresh-build.mjs';
import { prepare } from './lib/prepare.mjs';
import { stopTogether } from './lib/processes.mjs';
import { at, fail } from './lib/workspace.mjs';

await prepare();
try {
  await buildIfStale();
  process.exitCode = await runCommand(process.argv.slice(2));
} catch (error) {
  fail(error);
}

async function runCommand(args) {
  const database = await databaseToUse();
  const env = { ...process.env, DATABASE_URL: database.url };
  const child = spawn(process.execPath, [at('apps/api/dist/privacy.js'), ...args], { stdio: 'inherit', env });
  stopTogether((signal) => child.kill(signal)); // and the database after it
  const [code] = await once(child, 'exit');
  await database.stop();
  return code ?? 1;
}

// npm run staff|privacy|backup|restore -- …: runs a command of the API on the database in use.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { databaseToUse } from './lib/database.mjs';
import { runBuilt } from './lib/fresh-build.mjs';
import { stopTogether } from './lib/processes.mjs';
import { at } from './lib/workspace.mjs';

const [command, ...args] = process.argv.slice(2);

await runBuilt(async () => {
  const database = await databaseToUse();
  const options = { stdio: 'inherit', env: { ...process.env, ...database.env } };
  const child = spawn(process.execPath, [at('apps/api/dist/commands', `${command}.js`), ...args], options);
  stopTogether((signal) => child.kill(signal)); // and the database after it
  const [code] = await once(child, 'exit');
  await database.stop();
  process.exitCode = code ?? 1;
});

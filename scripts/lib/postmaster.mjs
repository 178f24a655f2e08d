// The process of a cluster: started by us, or found running after its starter has ended.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { environment, program } from './cluster.mjs';
import { ScriptError, readFileOr } from './workspace.mjs';

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  // four processes less, 21 MiB: a database of this size is read from memory, and is not replicated
  io_method: 'sync',
  max_logical_replication_workers: '0',
  logging_collector: 'off',
  log_min_messages: 'warning',
  // a failed statement, its parameters and PostgreSQL's details contain personal data
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  timezone: 'UTC',
};
// For tests: faster, but a power cut may destroy the cluster.
const carelessSettings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '400' };
const largestLog = 1024 * 1024; // bytes
const personalDataPattern = /(DETAIL|CONTEXT|STATEMENT): /; // lines that today's settings leave out
const timeoutMs = 60_000; // for a cluster that starts or ends by itself
const isStillLocked = (reason) => /pre-existing shared memory block|"postmaster.pid" already exists/.test(reason);

/** From postmaster.pid; `null` when it does not run: after a power cut the file remains. */
export function runningPostmaster(dataDir) {
  const lines = readFileOr(path.join(dataDir, 'postmaster.pid'), '').split('\n');
  const [pid, port, state] = [Number(lines[0]), Number(lines[3]), lines[7]?.trim() ?? 'starting'];
  return pid > 0 && isRunning(pid, dataDir) ? { pid, port, state } : null;
}

/** Its number may belong to another program meanwhile; Linux knows its folder. */
function isRunning(pid, dataDir) {
  try {
    if (process.platform === 'linux') return fs.readlinkSync(`/proc/${pid}/cwd`) === fs.realpathSync(dataDir);
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return ['EPERM', 'EACCES'].includes(error.code); // another account's
  }
}

/** `null` when there is none; waits for one that starts or ends. */
export async function waitForPostmaster(dataDir) {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const postmaster = runningPostmaster(dataDir);
    if (!postmaster || postmaster.state === 'ready') return postmaster;
    if (performance.now() > deadline)
      throw new ScriptError(`process ${postmaster.pid} in ${dataDir}/postmaster.pid neither opens nor ends: end it`);
    await wait(20);
  }
}

export async function launch(place, options) {
  const deadline = performance.now() + 10_000; // until the last processes of a killed cluster have ended
  for (;;) {
    const reason = await launchOnce(place, options);
    if (!reason) return;
    if (!isStillLocked(reason) || performance.now() > deadline)
      throw new ScriptError(`PostgreSQL did not start: ${reason}; its log is ${logOf(place.dataDir)}`);
    await wait(50);
  }
}

async function launchOnce(place, { careless, port }) {
  const { dataDir, account } = place;
  const allSettings = { ...settings, ...(careless && carelessSettings) };
  const flags = Object.entries(allSettings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  truncateLog(dataDir);
  const log = fs.openSync(logOf(dataDir), 'a', 0o600);
  const before = fs.fstatSync(log).size;
  // Detached: Ctrl-C in the terminal must reach only the API, which closes its connections before the database stops.
  const options = { ...account, env: environment(), stdio: ['ignore', log, log], detached: true };
  const child = spawn(program(place, 'postgres'), ['-D', dataDir, '-p', String(port), ...flags], options);
  fs.closeSync(log);
  let end = null;
  child
    .once('exit', (code, signal) => (end = signal ?? `exit ${code}`))
    .once('error', ({ message }) => (end = message));
  child.unref();
  while (end === null) {
    const postmaster = runningPostmaster(dataDir);
    if (postmaster?.pid === child.pid && postmaster.state === 'ready') return null;
    await wait(10);
  }
  return findReason(dataDir, before) ?? end;
}

export const logOf = (dataDir) => `${dataDir}.log`;

/** Too large, or with personal data from an earlier version; PostgreSQL only appends to it. */
export function truncateLog(dataDir) {
  try {
    fs.chmodSync(logOf(dataDir), 0o600);
    const isTooLarge = fs.statSync(logOf(dataDir)).size > largestLog;
    if (isTooLarge || personalDataPattern.test(readFileOr(logOf(dataDir), ''))) fs.truncateSync(logOf(dataDir));
  } catch {
    // there is none yet, or it belongs to another account: a launch that cannot open it says so
  }
}

/** From where its log stood before; messages to clients do not count. */
function findReason(dataDir, from) {
  const log = Buffer.from(readFileOr(logOf(dataDir), ''))
    .subarray(from)
    .toString();
  const isReason = (line) =>
    /FATAL|PANIC|^postgres: /.test(line) && !/terminating connection|database system is/.test(line);
  return log.split('\n').find(isReason)?.replace(/^.*?(FATAL|PANIC):\s*/, ''); // prettier-ignore
}

export async function stopPostmaster(dataDir) {
  const running = runningPostmaster(dataDir);
  if (running) process.kill(running.pid, 'SIGINT');
  while (running && runningPostmaster(dataDir)?.pid === running.pid) await wait(20);
}

/** A loopback port that is free at this moment. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

// One PostgreSQL process: launched by us, or found running after its starter was killed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { environment, program } from './postgres-place.mjs';
import { isRunning, readPostmaster } from './postmaster.mjs';
import { Trouble, readOr } from './workspace.mjs';

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  logging_collector: 'off',
  log_min_messages: 'warning',
  // a failed statement, its parameters and PostgreSQL's details quote what people have typed
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  timezone: 'UTC',
};
// For tests: faster, and a power cut may cost the cluster; many files with many processes share one.
const carelessSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '400',
};
const largestLog = 1024 * 1024; // bytes
const quoting = /(DETAIL|CONTEXT|STATEMENT): /; // lines that today's settings leave out
const patience = 10_000; // milliseconds for what is left of a killed cluster: its last processes, and its number
const isStillHeld = (reason) => /pre-existing shared memory block|"postmaster.pid" already exists/.test(reason);

/**
 * Launches a cluster and waits until it is ready.
 * @returns {Promise<Server>} `{ pid, port, ended, stop }`: `ended` resolves with how it ended, whoever ended it.
 */
export async function launch(place, { careless, port }) {
  const deadline = performance.now() + patience;
  for (;;) {
    const { server, reason } = await launchOnce(place, { careless, port });
    if (server) return server;
    if (!isStillHeld(reason) || performance.now() > deadline)
      throw new Trouble(`PostgreSQL did not start: ${reason}; its log is ${logOf(place.dataDir)}`);
    await wait(50);
  }
}

export const logOf = (dataDir) => `${dataDir}.log`;

/** Empties a log that is too large, or that an earlier version has quoted people in; PostgreSQL only appends to it. */
export function tendLog(dataDir) {
  const log = logOf(dataDir);
  try {
    fs.chmodSync(log, 0o600);
    if (fs.statSync(log).size > largestLog || quoting.test(readOr(log, ''))) fs.truncateSync(log);
  } catch {
    // there is none yet, or it belongs to another account: a launch that cannot open it says so
  }
}

async function launchOnce(place, { careless, port }) {
  const { dataDir, account } = place;
  const options = { ...settings, ...(careless ? carelessSettings : {}) };
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  tendLog(dataDir);
  const log = fs.openSync(logOf(dataDir), 'a', 0o600);
  const said = fs.fstatSync(log).size;
  // Detached: Ctrl-C in the terminal must reach the API alone, which closes its connections before the database stops.
  const child = spawn(program(place, 'postgres'), ['-D', dataDir, '-p', String(port), ...flags], {
    ...account,
    env: environment(),
    stdio: ['ignore', log, log],
    detached: true,
  });
  fs.closeSync(log);
  const ended = endOf(child);
  const end = await Promise.race([untilReady(child, dataDir), ended]);
  if (end !== null) return { reason: reasonIn(dataDir, said) ?? end };
  child.unref();
  return { server: { pid: child.pid, port, ended, stop: () => stop(child, ended) } };
}

const endOf = (child) =>
  new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `exit ${code}`));
    child.once('error', (error) => resolve(error.message));
  });

async function untilReady(child, dataDir) {
  while (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
    const postmaster = readPostmaster(dataDir);
    if (postmaster?.pid === child.pid && postmaster.state === 'ready') return null;
    await wait(10);
  }
  return new Promise(() => {}); // how it ended is told by its end
}

/** PostgreSQL's own words for why it ended, from where its log stood before; what it told clients is none. */
function reasonIn(dataDir, from) {
  const lines = Buffer.from(readOr(logOf(dataDir), ''))
    .subarray(from)
    .toString()
    .split('\n');
  const isReason = (line) =>
    /FATAL|PANIC|^postgres: /.test(line) && !/terminating connection|database system is/.test(line);
  return lines.find(isReason)?.replace(/^.*?(FATAL|PANIC):\s*/, '');
}

function stop(child, ended) {
  child.ref();
  child.kill('SIGINT'); // fast shutdown: open transactions are rolled back
  return ended;
}

/** A cluster that outlived its starter: the same as one that was launched, but it is no child of ours. */
export function adopt({ pid, port }, dataDir) {
  const isGone = () => readPostmaster(dataDir)?.pid !== pid || !isRunning(pid, dataDir);
  const ended = new Promise((resolve) => {
    const look = setInterval(() => {
      if (!isGone()) return;
      clearInterval(look);
      resolve('nobody knows how');
    }, 100).unref();
  });
  const stopIt = async () => {
    if (!isGone()) process.kill(pid, 'SIGINT');
    while (!isGone()) await wait(20);
  };
  return { pid, port, ended, stop: stopIt };
}

/** A loopback port that nobody listens on at this moment. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

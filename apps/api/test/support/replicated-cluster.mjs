// A PostgreSQL primary of the system's packages and its synchronous copy, behind a proxy. On `kill` the primary is killed and the
// proxy forwards to the copy, which is read-only until `promote`. Sends its parent a message after each step.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { accountToRunAs, environment } from '../../../../scripts/lib/cluster.mjs';
import { freePort } from '../../../../scripts/pg.mjs';

const { DATA_DIR: folder } = process.env;
const account = accountToRunAs();
const [bin] = fs.globSync('/usr/lib/postgresql/*/bin').sort().reverse();
if (!bin) throw new Error('PostgreSQL is not in /usr/lib/postgresql: apt install postgresql');
fs.mkdirSync(folder);
if ('uid' in account) fs.chownSync(folder, account.uid, account.gid);

const [primaryPort, copyPort, port] = [await freePort(), await freePort(), await freePort()];
runTool('initdb', 'primary', ['-U', 'strapec', '-A', 'trust', '-E', 'UTF8']);
const primary = await startServer('primary', primaryPort, ['synchronous_standby_names=*']);
runTool('pg_basebackup', 'copy', ['-h', '127.0.0.1', '-p', primaryPort, '-U', 'strapec', '-R', '-c', 'fast']);
const copy = await startServer('copy', copyPort);
let targetPort = primaryPort;
const connections = new Set();
const server = net.createServer(forwardConnection).listen(port, '127.0.0.1');
await once(server, 'listening');
process.send({ url: urlOfPort(port), copyUrl: urlOfPort(copyPort) });

process.on('message', (message) => void { kill, promote, close }[message]());
process.on('disconnect', () => void close());

function kill() {
  targetPort = copyPort;
  primary.kill('SIGKILL');
  process.send('killed');
}

async function promote() {
  await runQuery(copyPort, 'SELECT pg_promote()');
  process.send('promoted');
}

async function close() {
  for (const postgres of [primary, copy]) {
    const exit = postgres.exitCode !== null || postgres.signalCode !== null || once(postgres, 'exit');
    postgres.kill('SIGINT');
    await exit;
  }
  process.exit(0);
}

function urlOfPort(serverPort) {
  return `postgres://strapec@127.0.0.1:${serverPort}/postgres`;
}

function runTool(program, name, args) {
  const { status, stderr } = spawnSync(path.join(bin, program), ['-D', path.join(folder, name), ...args], account);
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
}

async function startServer(name, serverPort, settings = []) {
  const allSettings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings];
  const args = ['-D', path.join(folder, name), '-p', serverPort, ...allSettings.flatMap((setting) => ['-c', setting])];
  const postgres = spawn(path.join(bin, 'postgres'), args, { ...account, env: environment(), stdio: 'ignore' });
  while (!(await runQuery(serverPort, 'SELECT 1').then(Boolean, () => false))) await wait(50);
  return postgres;
}

async function runQuery(serverPort, text) {
  const database = new pg.Client(urlOfPort(serverPort));
  await database.connect();
  return database.query(text).finally(() => database.end());
}

/** When the primary is killed, half of the open connections are closed; the others get no notice, as after the loss of a machine. */
function forwardConnection(client) {
  const isNotified = connections.add(client).size % 2 === 0;
  const database = net.connect(targetPort, '127.0.0.1');
  client.on('error', () => {}).on('close', () => database.destroy());
  client.pipe(database);
  database.on('error', () => {}).on('data', (chunk) => client.write(chunk));
  database.on('close', () => isNotified && client.destroy());
}

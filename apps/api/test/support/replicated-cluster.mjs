// PostgreSQL of the system's packages and a copy of it that every commit waits for, behind one address. On `kill` the primary dies
// and the address leads to the copy, which cannot be written yet; `promote` changes that. Tells its parent when it is done.
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
make('initdb', 'primary', ['-U', 'strapec', '-A', 'trust', '-E', 'UTF8']);
const primary = await start('primary', primaryPort, ['synchronous_standby_names=*']);
make('pg_basebackup', 'copy', ['-h', '127.0.0.1', '-p', primaryPort, '-U', 'strapec', '-R', '-c', 'fast']);
const copy = await start('copy', copyPort);
let target = primaryPort;
const lines = new Set();
const server = net.createServer(lead).listen(port, '127.0.0.1');
await once(server, 'listening');
process.send({ url: urlAt(port), copyUrl: urlAt(copyPort) });

process.on('message', (message) => void { kill, promote, close }[message]());
process.on('disconnect', () => void close());

function kill() {
  target = copyPort;
  primary.kill('SIGKILL');
  process.send('killed');
}

async function promote() {
  await ask(copyPort, 'SELECT pg_promote()');
  process.send('promoted');
}

async function close() {
  for (const one of [primary, copy]) {
    const isGone = one.exitCode !== null || one.signalCode !== null || once(one, 'exit');
    one.kill('SIGINT');
    await isGone;
  }
  process.exit(0);
}

function urlAt(at) {
  return `postgres://strapec@127.0.0.1:${at}/postgres`;
}

function make(program, name, args) {
  const { status, stderr } = spawnSync(path.join(bin, program), ['-D', path.join(folder, name), ...args], account);
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
}

async function start(name, at, settings = []) {
  const all = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings];
  const args = ['-D', path.join(folder, name), '-p', at, ...all.flatMap((one) => ['-c', one])];
  const cluster = spawn(path.join(bin, 'postgres'), args, { ...account, env: environment(), stdio: 'ignore' });
  while (!(await ask(at, 'SELECT 1').then(Boolean, () => false))) await wait(50);
  return cluster;
}

async function ask(at, text) {
  const client = new pg.Client(urlAt(at));
  await client.connect();
  return client.query(text).finally(() => client.end());
}

/** Of the connections that are open when the primary dies half are told; the others stay silent, as with a machine that has gone. */
function lead(guest) {
  const isNotified = lines.add(guest).size % 2 === 0;
  const database = net.connect(target, '127.0.0.1');
  guest.on('error', () => {}).on('close', () => database.destroy());
  guest.pipe(database);
  database.on('error', () => {}).on('data', (chunk) => guest.write(chunk));
  database.on('close', () => isNotified && guest.destroy());
}

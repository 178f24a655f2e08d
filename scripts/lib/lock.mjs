// Locks that no crash leaves behind: names under which one process at a time can listen.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import { connect, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { isWindows } from './workspace.mjs';

function addressOf(name) {
  const short = `strapec-${createHash('sha256').update(name).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${short}`; // no file
  return isWindows ? `\\\\.\\pipe\\${short}` : path.join(os.tmpdir(), `${short}.sock`);
}

/** Returns the release, or `null` when the name is taken. Others may ask for the purpose. */
export async function takeLock(name, purpose) {
  const waitingSockets = new Set();
  const server = createServer((socket) => {
    waitingSockets.add(socket);
    socket.on('error', () => {}).on('close', () => waitingSockets.delete(socket));
    socket.unref().write(`${process.pid} ${purpose}\n`);
  });
  try {
    await once(server.listen(addressOf(name)), 'listening');
  } catch (error) {
    if (error.code === 'EADDRINUSE') return null;
    throw error;
  }
  server.unref();
  return () => {
    server.close();
    for (const socket of waitingSockets) socket.destroy();
  };
}

/** `null` when the name is free. `holder` resolves with its process id and purpose, `released` at its release. */
export async function findHolder(name) {
  const address = addressOf(name);
  const socket = connect(address).on('error', ({ code }) => {
    // a kill leaves the file behind where names are files
    if (code === 'ECONNREFUSED' && !address.startsWith('\0')) fs.rmSync(address, { force: true });
  });
  const holder = new Promise((resolve) => socket.once('data', (data) => resolve(String(data).trim().split(' '))));
  const released = new Promise((resolve) => socket.once('close', () => resolve([])));
  const isThere = await Promise.race([new Promise((resolve) => socket.once('connect', () => resolve(true))), released]);
  return isThere === true ? { holder, released, hangUp: () => socket.destroy() } : null;
}

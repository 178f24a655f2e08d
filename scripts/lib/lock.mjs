// Locks that no crash leaves behind: names under which one process at a time can listen, and which the system takes back.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import { connect, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isWindows } from './workspace.mjs';

const answerMs = 1_000; // a process that is halted does not answer

function addressOf(name) {
  const short = `strapec-${createHash('sha256').update(name).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${short}`; // no file
  return isWindows ? `\\\\.\\pipe\\${short}` : path.join(os.tmpdir(), `${short}.sock`);
}

/** Takes a name, for a purpose that others may ask for; answers with what gives it back, or with `null` when it is taken. */
export async function take(name, purpose) {
  const waiting = new Set();
  const server = createServer((socket) => {
    waiting.add(socket);
    socket.on('error', () => {}).on('close', () => waiting.delete(socket));
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
    for (const socket of waiting) socket.destroy();
  };
}

/** The process that has a name, for what purpose, and when it gives it back; `null` when the name is free. */
export async function holderOf(name) {
  const socket = open(name);
  const gone = new Promise((resolve) => socket.once('close', () => resolve(null)));
  const told = await Promise.race([once(socket, 'data').catch(() => null), gone, wait(answerMs, null, { ref: false })]);
  const [pid, purpose] = String(told ?? '')
    .trim()
    .split(' ');
  return told && { pid, purpose, gone, leave: () => socket.destroy() };
}

/** Whether a process has a name, also one that is halted and does not answer. */
export async function isTaken(name) {
  const socket = open(name);
  const isOpen = await Promise.race([once(socket, 'connect'), once(socket, 'close').then(() => false)]).catch(
    () => false,
  );
  socket.destroy();
  return isOpen !== false;
}

function open(name) {
  const address = addressOf(name);
  return connect(address).on('error', ({ code }) => {
    // a file is left behind by a kill where names are files
    if (code === 'ECONNREFUSED' && !address.startsWith('\0')) fs.rmSync(address, { force: true });
  });
}

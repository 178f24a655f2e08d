// Who looks after a data folder: whoever listens under its name. The system takes the name back when that process ends,
// however it ends, so nothing stale is left to be judged.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import { connect, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { Trouble, isWindows, say } from './workspace.mjs';

const patience = 60_000; // milliseconds for another process to close: ten seconds for the API, then the cluster

/** Another process is opening the same data folder at this moment. */
export class InUse extends Trouble {}

/**
 * Becomes the keeper of a data folder, or the guest of who keeps it; waits for a keeper who is closing.
 * @param {() => { state: string, port: number | null }} tell What guests are told: `opening`, `open` or `closing`.
 * @returns {Promise<Keeper | Guest>}
 */
export async function sitDown(dataDir, tell) {
  const address = addressOf(dataDir);
  const deadline = performance.now() + patience;
  while (performance.now() < deadline) {
    const seat = (await keep(address, tell)) ?? (await visit(address));
    if (seat?.told?.state === 'opening') throw inUse(dataDir, seat);
    if (seat?.told?.state === 'closing') await goneBefore(deadline, seat);
    else if (seat) return seat;
    else await wait(20); // the keeper has left between our two looks
  }
  throw new Trouble(`another process keeps ${dataDir} and does not end: end it, then start again`);
}

function inUse(dataDir, guest) {
  guest.leave();
  return new InUse(
    `another start (process ${guest.told.pid}) is opening ${dataDir} at this moment: leave it to that one`,
  );
}

function addressOf(dataDir) {
  const name = `strapec-${createHash('sha256').update(realOf(dataDir)).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${name}`; // no file
  return isWindows ? `\\\\.\\pipe\\${name}` : path.join(os.tmpdir(), `${name}.sock`);
}

function realOf(place) {
  return fs.existsSync(place) ? fs.realpathSync(place) : place;
}

class Keeper {
  isKeeper = true;
  #server;
  #visitors = new Map(); // each with whether it is a guest

  constructor(tell) {
    this.#server = createServer((socket) => {
      const told = tell();
      this.#visitors.set(socket, told.state === 'open');
      socket.on('error', () => {}).on('close', () => this.#visitors.delete(socket));
      socket.unref().resume();
      socket.write(`${JSON.stringify({ pid: process.pid, ...told })}\n`);
    });
  }

  /** Answers whether the name was free. */
  async listen(address) {
    try {
      await once(this.#server.listen(address), 'listening');
      this.#server.unref();
      return true;
    } catch (error) {
      if (error.code === 'EADDRINUSE') return false;
      throw error;
    }
  }

  /** Asks the guests to keep house from now on; answers whether one of them will. */
  async handOver() {
    const guests = [...this.#visitors].filter(([, isGuest]) => isGuest);
    const answers = guests.map(([socket]) => {
      socket.ref().write('keep\n');
      return Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => Promise.reject())]);
    });
    const tooLate = wait(2_000, false, { ref: false });
    return Promise.race([Promise.any(answers).catch(() => false), tooLate]);
  }

  leave() {
    this.#server.close();
    for (const socket of this.#visitors.keys()) socket.destroy();
  }
}

class Guest {
  isKeeper = false;
  told;
  /** Resolves when the keeper has ended or has left the house to us. */
  gone;
  #socket;

  constructor(socket) {
    this.#socket = socket;
    this.gone = new Promise((resolve) => socket.once('close', resolve));
  }

  /** Answers whether the keeper has said how things are. */
  async listen() {
    const lines = createInterface({ input: this.#socket });
    lines.on('error', () => {});
    const first = await Promise.race([new Promise((resolve) => lines.once('line', resolve)), this.gone]);
    if (typeof first !== 'string') return false; // the keeper has ended before it could speak
    this.told = JSON.parse(first);
    lines.on('line', () => this.#socket.write('yes\n'));
    if (this.told.state === 'open') this.#socket.unref();
    return true;
  }

  leave() {
    this.#socket.destroy();
  }
}

async function keep(address, tell) {
  const keeper = new Keeper(tell);
  return (await keeper.listen(address)) ? keeper : null;
}

async function visit(address) {
  const socket = connect(address).on('error', ({ code }) => {
    // a file is left behind by a kill where names are files
    if (code === 'ECONNREFUSED' && !address.startsWith('\0')) fs.rmSync(address, { force: true });
  });
  const guest = new Guest(socket);
  return (await guest.listen()) ? guest : null;
}

async function goneBefore(deadline, guest) {
  say(`waiting for process ${guest.told.pid}, which is closing …`);
  const timer = new AbortController();
  await Promise.race([guest.gone, wait(deadline - performance.now(), null, timer)]).catch(() => {});
  timer.abort();
  guest.leave();
}

// The embedded PostgreSQL: made at the first start, started again when it dies, stopped by the last process that uses it.
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureCluster, readPassword, findPlace } from './lib/cluster.mjs';
import { findHolder, takeLock } from './lib/lock.mjs';
import {
  freePort,
  launch,
  logOf,
  runningPostmaster,
  waitForPostmaster,
  stopPostmaster,
  truncateLog,
} from './lib/postmaster.mjs';
import { ScriptError, readFileOr, say } from './lib/workspace.mjs';

export { freePort };

const tries = 3;
const pause = 1_000; // milliseconds after a failed one
const hour = 3_600_000; // milliseconds
const timeoutMs = 60_000; // for another process to close: ten seconds for the API, then the cluster

/** Another process is making the same cluster at this moment. */
export class InUse extends ScriptError {}

/**
 * Opens the cluster in `dataDir` on a free loopback port: made anew if there is none, shared if another process uses it.
 * @returns {Promise<EmbeddedPostgres>} `{ url, pid, log, lost, closing(), stop() }`
 */
export async function startPostgres({ dataDir, careless = false }) {
  const postgres = new EmbeddedPostgres(findPlace(dataDir), careless);
  await postgres.open();
  return postgres;
}

class EmbeddedPostgres {
  url;
  /** Resolves with the reason when PostgreSQL has died and three tries in a row could not start it again. */
  lost;
  #place;
  #careless;
  #port;
  #leave; // gives back the name by which others see that we use the cluster
  #lose;
  #isOpen = false;
  #closing; // the lock, from the moment at which this process begins to close
  #restart = null;

  constructor(place, careless) {
    this.#place = place;
    this.#careless = careless;
    this.lost = new Promise((resolve) => (this.#lose = resolve));
  }

  get #dataDir() {
    return this.#place.dataDir;
  }

  get pid() {
    return runningPostmaster(this.#dataDir)?.pid;
  }

  get log() {
    return logOf(this.#dataDir);
  }

  async open() {
    const release = await lock(this.#dataDir, this.pid ? 'joining' : 'opening');
    try {
      await ensureCluster(this.#place, this.#careless);
      const password = readPassword(this.#dataDir); // before anything runs that could not be spoken to
      this.#port = await this.#bringUp();
      this.#leave = await joinUsers(this.#dataDir);
      this.url = `postgres://strapec:${password}@127.0.0.1:${this.#port}/postgres`;
    } finally {
      release();
    }
    this.#isOpen = true;
    setInterval(() => this.#look(), 100).unref();
    setInterval(truncateLog, hour, this.#dataDir).unref();
  }

  /** Processes that come from now on wait until this one has closed. */
  closing = () => {
    this.#isOpen = false;
    this.#closing ??= lock(this.#dataDir, 'closing');
    return this.#closing;
  };

  /** Stops the cluster, unless another process uses it. */
  stop = async () => {
    const release = await this.closing();
    await this.#restart;
    this.#leave();
    if ((await findUsers(this.#dataDir)).length === 0) await stopPostmaster(this.#dataDir);
    release();
  };

  /** Answers with the port. */
  async #bringUp() {
    const running = await waitForPostmaster(this.#dataDir);
    const port = running?.port ?? this.#port ?? (await freePort());
    if (!running) await launch(this.#place, { careless: this.#careless, port });
    return port;
  }

  #look() {
    if (!this.#isOpen || this.#restart || runningPostmaster(this.#dataDir)?.port === this.#port) return;
    this.#restart = this.#startAgain().finally(() => (this.#restart = null));
  }

  /** At the same address, where those who use the cluster look for it. */
  async #startAgain() {
    say('PostgreSQL has ended: starting it again …');
    let reason;
    for (let attempt = 1; attempt <= tries && this.#isOpen; attempt += 1) {
      try {
        return await this.#bringUpHere();
      } catch (error) {
        reason = error.message;
        say(`attempt ${attempt} of ${tries} failed: ${reason}`);
        await wait(pause);
      }
    }
    if (this.#isOpen) this.#lose(`PostgreSQL has ended and could not be started again: ${reason}`);
  }

  /** A later start that found nothing running has chosen a port of its own. */
  async #bringUpHere() {
    const release = await lock(this.#dataDir, 'starting');
    const isHere = (await this.#bringUp().finally(release)) === this.#port;
    if (!isHere) this.#lose('PostgreSQL has ended, and runs at another address now: start again');
  }
}

/** Waits for its turn with a cluster; of two processes that would make the cluster at once the second one fails. */
async function lock(dataDir, purpose) {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    const release = await takeLock(dataDir, purpose);
    if (release) return release;
    const holder = await findHolder(dataDir);
    const [pid, task] =
      (await Promise.race([holder?.holder, holder?.released, wait(pause, null, { ref: false })])) ?? [];
    if (task === 'opening' && purpose === 'opening')
      throw new InUse(`another start (process ${pid}) is opening ${dataDir} at this moment: leave it to that one`);
    if (task === 'closing') say(`waiting for process ${pid}, which is closing …`);
    await Promise.race([holder?.released ?? wait(20), wait(deadline - performance.now(), null, { ref: false })]);
    holder?.hangUp();
  }
  throw new ScriptError(`another process keeps ${dataDir} and does not end: end it, then start again`);
}

const usersFile = (dataDir) => `${dataDir}.users`;

/** Processes that use a cluster stand in a list beside it, each with a name that it holds for as long as it lives. */
async function joinUsers(dataDir) {
  const name = randomUUID();
  const leave = await takeLock(name, 'using');
  const names = [...(await findUsers(dataDir)), name];
  fs.writeFileSync(usersFile(dataDir), names.join('\n'), { mode: 0o600 });
  return leave;
}

async function findUsers(dataDir) {
  const names = readFileOr(usersFile(dataDir), '').split('\n').filter(Boolean);
  const holders = await Promise.all(names.map(findHolder));
  for (const holder of holders) holder?.hangUp();
  return names.filter((_, index) => holders[index]);
}

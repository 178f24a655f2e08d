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

const maxRestartAttempts = 3;
const retryDelayMs = 1_000; // after a failed attempt
const hourMs = 3_600_000;
const lockTimeoutMs = 60_000; // for another process to close: ten seconds for the API, then the cluster

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
  #unregister; // takes this process off the list of those that use the cluster
  #resolveLost;
  #isOpen = false;
  #closingLock; // the lock, from the moment at which this process begins to close
  #restarting = null;

  constructor(place, careless) {
    this.#place = place;
    this.#careless = careless;
    this.lost = new Promise((resolve) => (this.#resolveLost = resolve));
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
    const releaseLock = await waitForLock(this.#dataDir, this.pid ? 'joining' : 'opening');
    try {
      await ensureCluster(this.#place, this.#careless);
      const password = readPassword(this.#dataDir); // before anything runs that could not be spoken to
      this.#port = await this.#startOrJoin();
      this.#unregister = await registerProcess(this.#dataDir);
      this.url = `postgres://strapec:${password}@127.0.0.1:${this.#port}/postgres`;
    } finally {
      releaseLock();
    }
    this.#isOpen = true;
    setInterval(() => this.#restartIfEnded(), 100).unref();
    setInterval(truncateLog, hourMs, this.#dataDir).unref();
  }

  /** Processes that come from now on wait until this one has closed. */
  closing = () => {
    this.#isOpen = false;
    this.#closingLock ??= waitForLock(this.#dataDir, 'closing');
    return this.#closingLock;
  };

  /** Stops the cluster, unless another process uses it. */
  stop = async () => {
    const releaseLock = await this.closing();
    await this.#restarting;
    this.#unregister();
    if ((await listProcesses(this.#dataDir)).length === 0) await stopPostmaster(this.#dataDir);
    releaseLock();
  };

  /** Answers with the port. */
  async #startOrJoin() {
    const running = await waitForPostmaster(this.#dataDir);
    const port = running?.port ?? this.#port ?? (await freePort());
    if (!running) await launch(this.#place, { careless: this.#careless, port });
    return port;
  }

  #restartIfEnded() {
    if (!this.#isOpen || this.#restarting || runningPostmaster(this.#dataDir)?.port === this.#port) return;
    this.#restarting = this.#restart().finally(() => (this.#restarting = null));
  }

  /** At the same address, where those who use the cluster look for it. */
  async #restart() {
    say('PostgreSQL has ended: starting it again …');
    let failureReason;
    for (let attempt = 1; attempt <= maxRestartAttempts && this.#isOpen; attempt += 1) {
      try {
        return await this.#restartAtSamePort();
      } catch (error) {
        failureReason = error.message;
        say(`attempt ${attempt} of ${maxRestartAttempts} failed: ${failureReason}`);
        await wait(retryDelayMs);
      }
    }
    if (this.#isOpen) this.#resolveLost(`PostgreSQL has ended and could not be started again: ${failureReason}`);
  }

  /** A later start that found nothing running has chosen a port of its own. */
  async #restartAtSamePort() {
    const releaseLock = await waitForLock(this.#dataDir, 'starting');
    const isAtSamePort = (await this.#startOrJoin().finally(releaseLock)) === this.#port;
    if (!isAtSamePort) this.#resolveLost('PostgreSQL has ended, and runs at another address now: start again');
  }
}

/** Waits for its turn with a cluster; of two processes that would make the cluster at once the second one fails. */
async function waitForLock(dataDir, purpose) {
  const deadline = performance.now() + lockTimeoutMs;
  while (performance.now() < deadline) {
    const releaseLock = await takeLock(dataDir, purpose);
    if (releaseLock) return releaseLock;
    const holder = await findHolder(dataDir);
    const [otherPid, otherPurpose] =
      (await Promise.race([holder?.holder, holder?.released, wait(retryDelayMs, null, { ref: false })])) ?? [];
    if (otherPurpose === 'opening' && purpose === 'opening')
      throw new InUse(`another start (process ${otherPid}) is opening ${dataDir} at this moment: leave it to that one`);
    if (otherPurpose === 'closing') say(`waiting for process ${otherPid}, which is closing …`);
    await Promise.race([holder?.released ?? wait(20), wait(deadline - performance.now(), null, { ref: false })]);
    holder?.hangUp();
  }
  throw new ScriptError(`another process keeps ${dataDir} and does not end: end it, then start again`);
}

const usersFileOf = (dataDir) => `${dataDir}.users`;

/** Processes that use a cluster stand in a list beside it, each with a name that it holds for as long as it lives. */
async function registerProcess(dataDir) {
  const lockName = randomUUID();
  const unregister = await takeLock(lockName, 'using');
  const lockNames = [...(await listProcesses(dataDir)), lockName];
  fs.writeFileSync(usersFileOf(dataDir), lockNames.join('\n'), { mode: 0o600 });
  return unregister;
}

async function listProcesses(dataDir) {
  const lockNames = readFileOr(usersFileOf(dataDir), '').split('\n').filter(Boolean);
  const holders = await Promise.all(lockNames.map(findHolder));
  for (const holder of holders) holder?.hangUp();
  return lockNames.filter((_, index) => holders[index]);
}

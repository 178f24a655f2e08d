// The embedded PostgreSQL: made at the first start, started again when it dies, stopped by the last who uses it.
import { setTimeout as wait } from 'node:timers/promises';
import { ensureCluster, passwordOf } from './lib/cluster-folder.mjs';
import { sitDown } from './lib/keeper.mjs';
import { placeFor } from './lib/postgres-place.mjs';
import { adopt, freePort, launch, logOf, tendLog } from './lib/postgres-server.mjs';
import { readPostmaster, settledPostmaster } from './lib/postmaster.mjs';
import { say } from './lib/workspace.mjs';

export { freePort };

const tries = 3;
const pause = 1_000; // milliseconds after a failed one
const hour = 3_600_000; // milliseconds

/**
 * Opens the cluster in `dataDir` on a free loopback port: made anew if there is none, shared if another process keeps it.
 * @returns {Promise<EmbeddedPostgres>} `{ url, pid, log, lost, closing(), stop() }`
 */
export async function startPostgres({ dataDir, careless = false }) {
  const postgres = new EmbeddedPostgres(placeFor(dataDir), careless);
  await postgres.open();
  return postgres;
}

/** States: `opening` → `open` → `closing` → `closed`. Open, it has a seat: keeper of the cluster, or guest of its keeper. */
class EmbeddedPostgres {
  url;
  /** Resolves with the reason when PostgreSQL has died and three tries in a row could not start it again. */
  lost;
  #state = 'opening';
  #place;
  #careless;
  #seat = null;
  #server = null; // once we are keeper
  #port = null;
  #busy = Promise.resolve(); // with starting it again
  #lose;

  constructor(place, careless) {
    this.#place = place;
    this.#careless = careless;
    this.lost = new Promise((resolve) => (this.#lose = resolve));
  }

  get pid() {
    return readPostmaster(this.#place.dataDir)?.pid;
  }

  get log() {
    return logOf(this.#place.dataDir);
  }

  async open() {
    try {
      await this.#sitDown();
      this.url = `postgres://strapec:${passwordOf(this.#place.dataDir)}@127.0.0.1:${this.#port}/postgres`;
      this.#state = 'open';
    } catch (error) {
      this.#seat?.leave();
      throw error;
    }
  }

  /** Others who come from now on wait until it is closed. */
  closing = () => {
    this.#state = 'closing';
  };

  /** Stops the cluster, or leaves it to another process that uses it. */
  stop = async () => {
    this.closing();
    await this.#busy;
    if (this.#seat.isKeeper && !(await this.#seat.handOver())) await this.#server?.stop();
    this.#seat.leave();
    this.#state = 'closed';
  };

  async #sitDown() {
    this.#seat = await sitDown(this.#place.dataDir, () => ({ state: this.#state, port: this.#port }));
    if (this.#seat.isKeeper) await this.#bringUp();
    else this.#beGuest(this.#seat);
  }

  async #bringUp() {
    const { dataDir } = this.#place;
    if (this.#state === 'opening') await ensureCluster(this.#place, this.#careless); // later it is there, or lost
    passwordOf(dataDir); // before anything runs that nobody could speak to
    const running = await settledPostmaster(dataDir);
    this.#port = running?.port ?? this.#port ?? (await freePort());
    const options = { careless: this.#careless, port: this.#port };
    this.#attend(running ? adopt(running, dataDir) : await launch(this.#place, options));
  }

  #attend(server) {
    this.#server = server;
    const tending = setInterval(tendLog, hour, this.#place.dataDir).unref();
    void server.ended.then((how) => {
      clearInterval(tending);
      if (this.#state !== 'open') return;
      say(`PostgreSQL has ended (${how}): starting it again …`);
      this.#busy = this.#startAgain();
    });
  }

  #beGuest(guest) {
    this.#port = guest.told.port;
    void guest.gone.then(() => {
      if (this.#state === 'open') this.#busy = this.#startAgain();
    });
  }

  /** At the same address, where those who use the cluster look for it. */
  async #startAgain() {
    let reason;
    for (let attempt = 1; attempt <= tries && this.#state === 'open'; attempt += 1) {
      try {
        await (this.#seat.isKeeper ? this.#bringUp() : this.#sitDown());
        return this.#stayAt(Number(new URL(this.url).port));
      } catch (error) {
        reason = error.message;
        say(`attempt ${attempt} of ${tries} failed: ${reason}`);
        await wait(pause);
      }
    }
    if (this.#state === 'open') this.#lose(`PostgreSQL has ended and could not be started again: ${reason}`);
  }

  /** A later start that found nobody at home has chosen a port of its own: who knows the old one would look there for ever. */
  #stayAt(port) {
    if (this.#port !== port) this.#lose('PostgreSQL has ended, and runs at another address now: start again');
  }
}

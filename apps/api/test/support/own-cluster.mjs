// A PostgreSQL of its own, on disk as in production, whose parent this is: on `kill` it dies without a word and is
// started again on the same port. Tells its parent the address, and each time how it went.
import { startPostgres } from '../../../../scripts/pg.mjs';

const { DATA_DIR: dataDir } = process.env;
let cluster = await startPostgres({ dataDir });
const port = Number(new URL(cluster.url).port);
process.send({ url: cluster.url });

/** Its processes let the memory they share go one by one; until then a new one cannot start. */
async function startAgain() {
  for (let tries = 1; ; tries += 1) {
    try {
      return await startPostgres({ dataDir, port });
    } catch (error) {
      if (tries === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function die() {
  process.kill(cluster.pid, 'SIGKILL');
  while (isThere(cluster.pid)) await new Promise((resolve) => setTimeout(resolve, 5)); // else it would be found running
  cluster = await startAgain();
  process.send('again');
}

function isThere(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function close() {
  await cluster.stop();
  process.exit(0);
}

process.on('message', (message) => void (message === 'kill' ? die() : close()));
process.on('disconnect', () => void close());

// A PostgreSQL of its own, on disk as in production: on `kill` it dies without a word and is started again as in a venue
// that is open. Tells its parent the address, and each time when it is back.
import { runningPostmaster } from '../../../../scripts/lib/postmaster.mjs';
import { startPostgres } from '../../../../scripts/pg.mjs';

const { DATA_DIR: dataDir } = process.env;
const cluster = await startPostgres({ dataDir });
process.send({ url: cluster.url });

async function die() {
  const killed = cluster.pid;
  process.kill(killed, 'SIGKILL');
  while (!isBack(killed)) await new Promise((resolve) => setTimeout(resolve, 20));
  process.send('again');
}

function isBack(killed) {
  const now = runningPostmaster(dataDir);
  return now !== null && now.pid !== killed && now.state === 'ready';
}

async function close() {
  await cluster.stop();
  process.exit(0);
}

process.on('message', (message) => void (message === 'kill' ? die() : close()));
process.on('disconnect', () => void close());

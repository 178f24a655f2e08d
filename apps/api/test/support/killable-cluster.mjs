// A separate PostgreSQL cluster, on disk as in production: on `kill` its main process is killed, and starts again as in an open
// venue. Sends its parent the URL, and `again` after each restart.
import { runningPostmaster } from '../../../../scripts/lib/postmaster.mjs';
import { startPostgres } from '../../../../scripts/pg.mjs';

const { DATA_DIR: dataDir } = process.env;
const cluster = await startPostgres({ dataDir });
process.send({ url: cluster.url });

async function killPostmaster() {
  const killedPid = cluster.pid;
  process.kill(killedPid, 'SIGKILL');
  while (!hasRestarted(killedPid)) await new Promise((resolve) => setTimeout(resolve, 20));
  process.send('again');
}

function hasRestarted(killedPid) {
  const postmaster = runningPostmaster(dataDir);
  return postmaster !== null && postmaster.pid !== killedPid && postmaster.state === 'ready';
}

async function stopCluster() {
  await cluster.stop();
  process.exit(0);
}

process.on('message', (message) => void (message === 'kill' ? killPostmaster() : stopCluster()));
process.on('disconnect', () => void stopCluster());

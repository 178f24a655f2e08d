// What postmaster.pid says about a cluster, and whether it is still true.
import fs from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';

/** The cluster's process as it wrote itself down, or `null`. */
export function readPostmaster(dataDir) {
  try {
    const lines = fs.readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
  } catch {
    return null;
  }
}

/** The same when it runs. After a power cut the file remains, and its number may belong to another program. */
export async function runningPostmaster(dataDir) {
  const postmaster = readPostmaster(dataDir);
  const isRunning = postmaster?.isReady && isAlive(postmaster.pid) && (await answers(postmaster.port));
  return isRunning ? postmaster : null;
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function answers(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

// What postmaster.pid says about a cluster, and whether it is still true.
import fs from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Trouble } from './workspace.mjs';

const patience = 60_000; // milliseconds for a cluster that starts or ends by itself

/** The cluster's process as it wrote itself down, or `null`. */
export function readPostmaster(dataDir) {
  try {
    const lines = fs.readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), state: lines[7]?.trim() ?? 'starting' };
  } catch {
    return null;
  }
}

/**
 * The cluster's process once it is ready, or `null` when there is none; waits for one that starts or ends.
 * After a power cut the file remains, and its number may belong to another program.
 */
export async function settledPostmaster(dataDir) {
  const deadline = performance.now() + patience;
  for (;;) {
    const postmaster = readPostmaster(dataDir);
    if (!postmaster || !isRunning(postmaster.pid, dataDir)) return null;
    if (postmaster.state === 'ready' && (await answers(postmaster.port))) return postmaster;
    if (performance.now() > deadline)
      throw new Trouble(
        `process ${postmaster.pid} stands in ${dataDir}/postmaster.pid, and neither opens nor ends: end it, then start again`,
      );
    await wait(30);
  }
}

/** Whether the process is there and, where Linux tells it, works in this folder. */
export function isRunning(pid, dataDir) {
  try {
    if (process.platform === 'linux') return fs.readlinkSync(`/proc/${pid}/cwd`) === fs.realpathSync(dataDir);
  } catch (error) {
    if (error.code === 'ENOENT') return false; // also what is dead and not yet buried
  }
  return isAlive(pid);
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

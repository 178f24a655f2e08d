// Times the home page in a thread of its own, so that the clients of the rush do not delay it.
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const timesMs = [];
let isRushOver = false;
parentPort.once('message', () => (isRushOver = true));
while (!isRushOver) {
  const startedAt = performance.now();
  await (await fetch(workerData)).arrayBuffer();
  timesMs.push(performance.now() - startedAt);
  await pause(50);
}
parentPort.postMessage(timesMs);
parentPort.close();

// Runs as a thread of its own, so that the client that makes a rush does not delay what is measured beside it.
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const times = [];
let isOver = false;
parentPort.once('message', () => (isOver = true));
while (!isOver) {
  const begin = performance.now();
  await (await fetch(workerData)).arrayBuffer();
  times.push(performance.now() - begin);
  await pause(50);
}
parentPort.postMessage(times);
parentPort.close();

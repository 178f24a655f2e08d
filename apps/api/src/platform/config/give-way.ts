import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

const lowest = 10; // guests come first

/**
 * From now on this process gives way to those that serve: for what may take its time. On Linux each thread has a priority of its
 * own, which those have that it begins: the ones that decode pictures are there before the first line of ours.
 */
export function giveWay(): void {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [0];
  for (const thread of threads) setPriority(thread, lowest);
}

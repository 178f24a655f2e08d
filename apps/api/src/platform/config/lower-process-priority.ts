import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

const lowest = 10; // below the processes that serve guests

/**
 * Below processes that serve guests. On Linux each thread has its own priority, and new threads inherit it; the threads
 * that decode pictures start before the first line of our code.
 */
export function lowerPriority(): void {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [0];
  for (const thread of threads) setPriority(thread, lowest);
}

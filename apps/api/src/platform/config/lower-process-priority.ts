import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

const lowest = 5; // a third of the time of a process that serves guests; 10 would be a tenth

/** On Linux each thread has its own priority, which new threads inherit; the threads that decode pictures start before the first line of our code. */
export function lowerPriority(): void {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [0];
  for (const thread of threads) setPriority(thread, lowest);
}

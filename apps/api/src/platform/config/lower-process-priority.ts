import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * When a process that serves guests wants the processor too, 5 leaves a third of its time, 10 a tenth. On Linux each thread
 * has its own priority, which new threads inherit; the threads that decode pictures start before the first line of our code.
 */
export function lowerProcessPriority(niceness: 5 | 10): void {
  const threadIds = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [0];
  for (const threadId of threadIds) setPriority(threadId, niceness);
}

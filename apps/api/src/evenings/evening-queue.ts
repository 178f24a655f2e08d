import type { ServiceDate } from '@strapec/domain';

/** Per evening: one runs its transaction, the others prepare while they wait. */
const maxAdmittedCount = 3;
/** Milliseconds. */
const longestWaitMs = 10_000;

interface Queue {
  admittedCount: number;
  waitingCallbacks: (() => void)[];
}

/**
 * Without it each request would hold a database connection while it waits for the lock, and a rush would block other
 * evenings.
 */
export class EveningQueue {
  private readonly queues = new Map<ServiceDate, Queue>();

  constructor(private readonly createTimeoutError: () => Error) {}

  async runInTurn<Result>(date: ServiceDate, work: () => Promise<Result>): Promise<Result> {
    const queue = this.queues.get(date) ?? { admittedCount: 0, waitingCallbacks: [] };
    this.queues.set(date, queue);
    const queuedAt = performance.now();
    if (queue.admittedCount < maxAdmittedCount) queue.admittedCount += 1;
    else await new Promise<void>((enter) => queue.waitingCallbacks.push(enter));
    try {
      if (performance.now() - queuedAt > longestWaitMs) throw this.createTimeoutError();
      return await work();
    } finally {
      this.leave(date, queue);
    }
  }

  private leave(date: ServiceDate, queue: Queue): void {
    const enterNext = queue.waitingCallbacks.shift();
    if (enterNext) return enterNext();
    queue.admittedCount -= 1;
    if (queue.admittedCount === 0) this.queues.delete(date);
  }
}

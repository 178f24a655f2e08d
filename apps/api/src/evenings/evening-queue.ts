import type { ServiceDate } from '@strapec/domain';

/** Per evening: one runs its transaction, the others prepare while they wait. */
const maxAdmitted = 3;
/** Milliseconds. */
const longestWaitMs = 10_000;

interface Queue {
  admitted: number;
  waiting: (() => void)[];
}

/**
 * Without it each request would hold a database connection while it waits for the lock, and a rush would block other
 * evenings.
 */
export class EveningQueue {
  private readonly queues = new Map<ServiceDate, Queue>();

  constructor(private readonly createTimeoutError: () => Error) {}

  async runInTurn<Result>(date: ServiceDate, work: () => Promise<Result>): Promise<Result> {
    const queue = this.queues.get(date) ?? { admitted: 0, waiting: [] };
    this.queues.set(date, queue);
    const queuedAt = performance.now();
    if (queue.admitted < maxAdmitted) queue.admitted += 1;
    else await new Promise<void>((enter) => queue.waiting.push(enter));
    try {
      if (performance.now() - queuedAt > longestWaitMs) throw this.createTimeoutError();
      return await work();
    } finally {
      this.leave(date, queue);
    }
  }

  private leave(date: ServiceDate, queue: Queue): void {
    const enterNext = queue.waiting.shift();
    if (enterNext) return enterNext();
    queue.admitted -= 1;
    if (queue.admitted === 0) this.queues.delete(date);
  }
}

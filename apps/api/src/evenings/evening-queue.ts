import type { ServiceDate } from '@strapec/domain';

/** One decides, the next ones have their papers ready. */
const atOnce = 3;
/** Milliseconds after which nobody is let in any more: who is told after such a wait has left. */
const longestWait = 10_000;

interface Queue {
  inside: number;
  waiting: (() => void)[];
}

/**
 * Where the guests of one evening stand in line, in the order of their coming. At the evening's lock each of them would hold
 * a connection, and in a rush nobody would be left to answer guests of other evenings.
 */
export class EveningQueue {
  private readonly queues = new Map<ServiceDate, Queue>();

  constructor(private readonly tooLate: () => Error) {}

  /** Does the work when it is its turn; throws `tooLate` after a wait that nobody sits through. */
  async inTurn<Result>(date: ServiceDate, work: () => Promise<Result>): Promise<Result> {
    const queue = this.queues.get(date) ?? { inside: 0, waiting: [] };
    this.queues.set(date, queue);
    const since = performance.now();
    if (queue.inside < atOnce) queue.inside += 1;
    else await new Promise<void>((enter) => queue.waiting.push(enter));
    try {
      if (performance.now() - since > longestWait) throw this.tooLate();
      return await work();
    } finally {
      this.leave(date, queue);
    }
  }

  /** The place goes to the next in line. */
  private leave(date: ServiceDate, queue: Queue): void {
    const next = queue.waiting.shift();
    if (next) return next();
    queue.inside -= 1;
    if (queue.inside === 0) this.queues.delete(date);
  }
}

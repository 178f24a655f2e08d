const maxQueueLength = 12; // for one person

/** One task of a person runs at a time, and the next one after those of the others. */
export class FairQueue {
  private readonly waitingByOwner = new Map<string, (() => void)[]>();
  private readonly activeOwners = new Set<string>();

  constructor(
    private readonly concurrency: number,
    private readonly createError: () => Error,
  ) {}

  /** Throws what `createError` makes. */
  async runInTurn<Result>(owner: string, work: () => Promise<Result>): Promise<Result> {
    const ownQueue = this.waitingByOwner.get(owner) ?? [];
    if (ownQueue.length >= maxQueueLength) throw this.createError();
    this.waitingByOwner.set(owner, ownQueue);
    await new Promise<void>((begin) => {
      ownQueue.push(begin);
      this.startNext();
    });
    try {
      return await work();
    } finally {
      this.activeOwners.delete(owner);
      this.waitingByOwner.delete(owner);
      if (ownQueue.length > 0) this.waitingByOwner.set(owner, ownQueue); // behind all others
      this.startNext();
    }
  }

  queuePosition(owner: string): number {
    const ownLength = this.waitingByOwner.get(owner)?.length ?? 0;
    if (ownLength === 0) return 0;
    const turnsBefore = [...this.waitingByOwner.values()].map(({ length }) => Math.min(length, ownLength));
    return this.activeOwners.size + turnsBefore.reduce((sum, count) => sum + count, 0);
  }

  close(): void {
    for (const queue of this.waitingByOwner.values()) queue.length = 0;
  }

  private startNext(): void {
    const next = [...this.waitingByOwner].find(([owner, queue]) => queue.length > 0 && !this.activeOwners.has(owner));
    if (!next || this.activeOwners.size >= this.concurrency) return;
    this.activeOwners.add(next[0]);
    next[1].shift()?.();
  }
}

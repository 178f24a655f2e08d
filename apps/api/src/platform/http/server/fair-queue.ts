const maxQueueLength = 12; // for one person

/** One task of a person runs at a time, and the next one after those of the others. */
export class FairQueue {
  private readonly queuesByPerson = new Map<string, (() => void)[]>();
  private readonly activePersonIds = new Set<string>();

  constructor(
    private readonly concurrency: number,
    private readonly createError: () => Error,
  ) {}

  /** Throws what `createError` makes. */
  async runInTurn<Result>(personId: string, work: () => Promise<Result>): Promise<Result> {
    const ownQueue = this.queuesByPerson.get(personId) ?? [];
    if (ownQueue.length >= maxQueueLength) throw this.createError();
    this.queuesByPerson.set(personId, ownQueue);
    await new Promise<void>((begin) => {
      ownQueue.push(begin);
      this.startNext();
    });
    try {
      return await work();
    } finally {
      this.activePersonIds.delete(personId);
      this.queuesByPerson.delete(personId);
      if (ownQueue.length > 0) this.queuesByPerson.set(personId, ownQueue); // behind all others
      this.startNext();
    }
  }

  queuePosition(personId: string): number {
    const ownLength = this.queuesByPerson.get(personId)?.length ?? 0;
    if (ownLength === 0) return 0;
    const turnsBefore = [...this.queuesByPerson.values()].map(({ length }) => Math.min(length, ownLength));
    return this.activePersonIds.size + turnsBefore.reduce((sum, count) => sum + count, 0);
  }

  close(): void {
    for (const queue of this.queuesByPerson.values()) queue.length = 0;
  }

  private startNext(): void {
    const nextEntry = [...this.queuesByPerson].find(([id, queue]) => queue.length > 0 && !this.activePersonIds.has(id));
    if (!nextEntry || this.activePersonIds.size >= this.concurrency) return;
    this.activePersonIds.add(nextEntry[0]);
    nextEntry[1].shift()?.();
  }
}

const maxQueueLength = 12; // for one person

/** One task of a person runs at a time, and the next one after those of the others. */
export class FairQueue {
  private readonly queuesByPerson = new Map<string, (() => void)[]>();
  private readonly activePersonIds = new Set<string>();

  constructor(
    private readonly concurrency: number,
    private readonly createQueueFullError: () => Error,
  ) {}

  /** Throws what `createError` makes. */
  async runInTurn<Result>(personId: string, work: () => Promise<Result>): Promise<Result> {
    const personQueue = this.queuesByPerson.get(personId) ?? [];
    if (personQueue.length >= maxQueueLength) throw this.createQueueFullError();
    this.queuesByPerson.set(personId, personQueue);
    await new Promise<void>((begin) => {
      personQueue.push(begin);
      this.startNext();
    });
    try {
      return await work();
    } finally {
      this.activePersonIds.delete(personId);
      this.queuesByPerson.delete(personId);
      if (personQueue.length > 0) this.queuesByPerson.set(personId, personQueue); // behind all others
      this.startNext();
    }
  }

  findQueuePosition(personId: string): number {
    const personQueueLength = this.queuesByPerson.get(personId)?.length ?? 0;
    if (personQueueLength === 0) return 0;
    const taskCountsBefore = [...this.queuesByPerson.values()].map(({ length }) => Math.min(length, personQueueLength));
    return this.activePersonIds.size + taskCountsBefore.reduce((sum, count) => sum + count, 0);
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

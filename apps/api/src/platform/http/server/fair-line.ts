const mostWaiting = 12; // of one person

/** A line for work of people: one piece of a person at a time, and the next one after it is the turn of all others. */
export class FairLine {
  /** Those who wait, in the order in which it is their turn, each with what they wait for. */
  private readonly waiting = new Map<string, (() => void)[]>();
  private readonly served = new Set<string>();

  constructor(
    private readonly atOnce: number,
    private readonly tooMany: () => Error,
  ) {}

  /** Does the work when it is its turn; throws `tooMany` when much of theirs waits. */
  async inTurn<Result>(by: string, work: () => Promise<Result>): Promise<Result> {
    const own = this.waiting.get(by) ?? [];
    if (own.length >= mostWaiting) throw this.tooMany();
    this.waiting.set(by, own);
    await new Promise<void>((begin) => {
      own.push(begin);
      this.callNext();
    });
    try {
      return await work();
    } finally {
      this.served.delete(by);
      this.waiting.delete(by);
      if (own.length > 0) this.waiting.set(by, own); // after all others
      this.callNext();
    }
  }

  /** In which place the last piece of a person is; `0`: none waits. */
  placeOf(by: string): number {
    const own = this.waiting.get(by)?.length ?? 0;
    if (own === 0) return 0;
    const before = [...this.waiting.values()].map(({ length }) => Math.min(length, own));
    return this.served.size + before.reduce((sum, count) => sum + count, 0);
  }

  /** Nobody's turn comes any more. */
  close(): void {
    for (const own of this.waiting.values()) own.length = 0;
  }

  private callNext(): void {
    const next = [...this.waiting].find(([by, own]) => own.length > 0 && !this.served.has(by));
    if (!next || this.served.size >= this.atOnce) return;
    this.served.add(next[0]);
    next[1].shift()?.();
  }
}

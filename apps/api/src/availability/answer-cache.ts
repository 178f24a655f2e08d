/** Answers kept until what they were made from changes; the oldest give way when there are too many. */
export class AnswerCache<Answer> {
  private readonly answers = new Map<string, { version: string; answer: Answer }>();

  constructor(private readonly capacity: number) {}

  /** Whether there is an answer of any version: without one, nobody needs to ask for the version. */
  has(key: string): boolean {
    return this.answers.has(key);
  }

  get(key: string, version: string): Answer | undefined {
    const kept = this.answers.get(key);
    return kept?.version === version ? kept.answer : undefined;
  }

  /** The answer kept last, whatever has changed since. */
  latest(key: string): Answer | undefined {
    return this.answers.get(key)?.answer;
  }

  set(key: string, version: string, answer: Answer): void {
    this.answers.delete(key); // so that it counts as the newest
    this.answers.set(key, { version, answer });
    const [oldest] = this.answers.keys();
    if (this.answers.size > this.capacity && oldest !== undefined) this.answers.delete(oldest);
  }
}

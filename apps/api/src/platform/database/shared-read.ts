import { patience } from './patience.js';

/** Those who are answered by one read. */
interface Batch<Key, Answer> {
  keys: Set<Key>;
  answers: Promise<ReadonlyMap<Key, Answer>>;
}

/**
 * A read that many want at once. Whoever asks while one is under way shares the next one with everybody else who waits, so
 * nobody gets an answer older than their question, and a rush costs one statement for many (docs/performance.md).
 */
export class SharedRead<Key, Answer> {
  private underWay: Promise<unknown> = Promise.resolve();
  private next: Batch<Key, Answer> | undefined;

  constructor(private readonly read: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Answer>>) {}

  /** What the read says of a key; `undefined` when nothing. Throws what the read throws. */
  async of(key: Key): Promise<Answer | undefined> {
    this.next ??= this.openBatch();
    this.next.keys.add(key);
    return (await this.next.answers).get(key);
  }

  private openBatch(): Batch<Key, Answer> {
    const keys = new Set<Key>();
    const answers = this.underWay.then(everybodyIsIn).then(() => this.readFor(keys));
    this.underWay = this.underWay.then(() => settledOrLate(answers)); // those who asked are told; the next batch tries again
    return { keys, answers };
  }

  private readFor(keys: Set<Key>): Promise<ReadonlyMap<Key, Answer>> {
    this.next = undefined;
    return this.read([...keys]);
  }
}

/** The end of this turn of the event loop: whoever's request has come in by now shares the statement. */
const everybodyIsIn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function settledOrLate(answer: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, patience.question).unref(); // the one before may wait on a dead connection
    const settled = (): void => {
      clearTimeout(late);
      resolve();
    };
    answer.then(settled, settled);
  });
}

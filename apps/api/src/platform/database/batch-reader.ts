import { setImmediate as nextLoopTurn, setTimeout as wait } from 'node:timers/promises';
import { timeouts } from './timeouts.js';

interface Batch<Key, Answer> {
  keys: Set<Key>;
  answers: Promise<ReadonlyMap<Key, Answer>>;
}

/** Calls during a read share the next read: no answer is older than its call, and a rush costs one statement for many calls (docs/performance.md). */
export class BatchReader<Key, Answer> {
  private currentRead: Promise<unknown> = Promise.resolve();
  private nextBatch: Batch<Key, Answer> | undefined;

  constructor(private readonly readKeys: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Answer>>) {}

  async readInBatch(key: Key): Promise<Answer | undefined> {
    this.nextBatch ??= this.openBatch();
    this.nextBatch.keys.add(key);
    return (await this.nextBatch.answers).get(key);
  }

  private openBatch(): Batch<Key, Answer> {
    const keys = new Set<Key>();
    const answers = this.currentRead.then(() => nextLoopTurn()).then(() => this.readBatch(keys));
    this.currentRead = this.currentRead.then(() => waitForAnswers(answers));
    return { keys, answers };
  }

  private readBatch(keys: Set<Key>): Promise<ReadonlyMap<Key, Answer>> {
    this.nextBatch = undefined;
    return this.readKeys([...keys]);
  }
}

/** The batch before may wait on a lost connection. Its callers get the error; the next batch tries again. */
async function waitForAnswers(answers: Promise<unknown>): Promise<void> {
  const waitAbort = new AbortController();
  const timeout = wait(timeouts.batchReadMs, undefined, { ref: false, signal: waitAbort.signal });
  await Promise.race([answers, timeout]).catch(() => undefined);
  waitAbort.abort();
}

import { describe, expect, it } from '@jest/globals';
import { BatchReader } from '../../src/platform/database/batch-reader';

/** A read that waits until it is let go, and notes what it was asked. */
function slowRead() {
  const asked: string[][] = [];
  const goOn: ((answer: string) => void)[] = [];
  const read = new BatchReader<string, string>((keys) => {
    asked.push([...keys]);
    return new Promise((resolve) => goOn.push((answer) => resolve(new Map(keys.map((key) => [key, answer])))));
  });
  const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  return { read, asked, goOn, turn };
}

describe('a read that many want at once', () => {
  it('is one statement for all who ask in the same turn, each key once', async () => {
    const { read, asked, goOn, turn } = slowRead();
    const answers = Promise.all(['a', 'b', 'a'].map((key) => read.readInBatch(key)));
    await turn();
    goOn[0]?.('first');
    expect(await answers).toEqual(['first', 'first', 'first']);
    expect(asked).toEqual([['a', 'b']]);
  });

  it('gives no answer older than the question: a request during a read waits for the next one', async () => {
    const { read, asked, goOn, turn } = slowRead();
    const early = read.readInBatch('a');
    await turn();
    const late = [read.readInBatch('a'), read.readInBatch('b')];
    await turn();
    expect(asked).toEqual([['a']]);
    goOn[0]?.('before');
    expect(await early).toBe('before');
    await turn();
    goOn[1]?.('after');
    expect(await Promise.all(late)).toEqual(['after', 'after']);
    expect(asked).toEqual([['a'], ['a', 'b']]);
  });

  it('that fails rejects all who shared it, and the next one reads again', async () => {
    let reads = 0;
    const read = new BatchReader<string, number>((keys) => {
      reads += 1;
      return reads === 1
        ? Promise.reject(new Error('gone'))
        : Promise.resolve(new Map(keys.map((key) => [key, reads])));
    });
    const both = await Promise.allSettled([read.readInBatch('a'), read.readInBatch('b')]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await read.readInBatch('a')).toBe(2);
  });
});

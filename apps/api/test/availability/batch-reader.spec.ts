import { describe, expect, it } from '@jest/globals';
import { BatchReader } from '../../src/platform/database/batch-reader';

/** A reader whose reads wait for `finishReads`; each read adds its keys to `requestedKeys`. */
function createSlowReader() {
  const requestedKeys: string[][] = [];
  const finishReads: ((value: string) => void)[] = [];
  const reader = new BatchReader<string, string>((keys) => {
    requestedKeys.push([...keys]);
    return new Promise((resolve) => finishReads.push((value) => resolve(new Map(keys.map((key) => [key, value])))));
  });
  const waitTwoTurns = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  return { reader, requestedKeys, finishReads, waitTwoTurns };
}

describe('BatchReader', () => {
  it('reads once for all requests in the same turn, each key once', async () => {
    const { reader, requestedKeys, finishReads, waitTwoTurns } = createSlowReader();
    const values = Promise.all(['a', 'b', 'a'].map((key) => reader.readInBatch(key)));
    await waitTwoTurns();
    finishReads[0]?.('first');
    expect(await values).toEqual(['first', 'first', 'first']);
    expect(requestedKeys).toEqual([['a', 'b']]);
  });

  it('returns no value older than the request: a request during a read waits for the next read', async () => {
    const { reader, requestedKeys, finishReads, waitTwoTurns } = createSlowReader();
    const firstValue = reader.readInBatch('a');
    await waitTwoTurns();
    const laterValues = [reader.readInBatch('a'), reader.readInBatch('b')];
    await waitTwoTurns();
    expect(requestedKeys).toEqual([['a']]);
    finishReads[0]?.('before');
    expect(await firstValue).toBe('before');
    await waitTwoTurns();
    finishReads[1]?.('after');
    expect(await Promise.all(laterValues)).toEqual(['after', 'after']);
    expect(requestedKeys).toEqual([['a'], ['a', 'b']]);
  });

  it('rejects all requests of a failed read, and reads again for the next request', async () => {
    let readCount = 0;
    const reader = new BatchReader<string, number>((keys) => {
      readCount += 1;
      return readCount === 1
        ? Promise.reject(new Error('gone'))
        : Promise.resolve(new Map(keys.map((key) => [key, readCount])));
    });
    const outcomes = await Promise.allSettled([reader.readInBatch('a'), reader.readInBatch('b')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await reader.readInBatch('a')).toBe(2);
  });
});

/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { VersionedCache } from '../../src/platform/versioned-cache';

/** Creates the values `1`, `2`, …, so that a value says how many were created. */
function createCounter() {
  let createdCount = 0;
  return () => Promise.resolve((createdCount += 1));
}

describe('VersionedCache', () => {
  it('creates a value once for each key and version, also for a request during its creation', async () => {
    const cache = new VersionedCache<number>(10);
    const create = createCounter();
    const values = [cache.getOrCreate('a', 'v1', create), cache.getOrCreate('a', 'v1', create)];
    expect(await Promise.all(values)).toEqual([1, 1]);
    expect(await cache.getOrCreate('a', 'v2', create)).toBe(2);
    expect(await cache.getOrCreate('b', 'v2', create)).toBe(3);
    expect(await cache.getOrCreate('a', 'v2', create)).toBe(2);
    cache.forget('a');
    expect(await cache.getOrCreate('a', 'v2', create)).toBe(4);
  });

  it('keeps no failed value, and keeps a newer version when an older one fails later', async () => {
    const cache = new VersionedCache<number>(10);
    const create = createCounter();
    const failingValue = cache.getOrCreate(
      'a',
      'v1',
      () => new Promise((_resolve, reject) => setImmediate(reject, new Error('gone'))),
    );
    expect(await cache.getOrCreate('a', 'v2', create)).toBe(1);
    await expect(failingValue).rejects.toThrow('gone');
    expect(await cache.getOrCreate('a', 'v2', create)).toBe(1);
    await expect(cache.getOrCreate('b', 'v1', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await cache.getOrCreate('b', 'v1', create)).toBe(2);
  });

  it('drops the oldest value above its capacity', async () => {
    const cache = new VersionedCache<number>(2);
    const create = createCounter();
    for (const key of ['a', 'b', 'c']) await cache.getOrCreate(key, 'v1', create);
    expect(await cache.getOrCreate('b', 'v1', create)).toBe(2);
    expect(await cache.getOrCreate('a', 'v1', create)).toBe(4);
  });
});

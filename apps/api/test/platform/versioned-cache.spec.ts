/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { VersionedCache } from '../../src/platform/versioned-cache';

/** Makes the values `1`, `2`, …, so that each says when it was made. */
function counted() {
  let made = 0;
  return () => Promise.resolve((made += 1));
}

describe('a cache by version', () => {
  it('makes a value once for each key and version, also when it is asked for while it is made', async () => {
    const cache = new VersionedCache<number>(10);
    const make = counted();
    expect(await Promise.all([cache.getOrCreate('a', 'v1', make), cache.getOrCreate('a', 'v1', make)])).toEqual([1, 1]);
    expect(await cache.getOrCreate('a', 'v2', make)).toBe(2);
    expect(await cache.getOrCreate('b', 'v2', make)).toBe(3);
    expect(await cache.getOrCreate('a', 'v2', make)).toBe(2);
    cache.forget('a');
    expect(await cache.getOrCreate('a', 'v2', make)).toBe(4);
  });

  it('keeps no failed value, and the newer version when an older one fails late', async () => {
    const cache = new VersionedCache<number>(10);
    const make = counted();
    const failing = cache.getOrCreate(
      'a',
      'v1',
      () => new Promise((_resolve, reject) => setImmediate(reject, new Error('gone'))),
    );
    expect(await cache.getOrCreate('a', 'v2', make)).toBe(1);
    await expect(failing).rejects.toThrow('gone');
    expect(await cache.getOrCreate('a', 'v2', make)).toBe(1);
    await expect(cache.getOrCreate('b', 'v1', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await cache.getOrCreate('b', 'v1', make)).toBe(2);
  });

  it('drops the oldest value above its capacity', async () => {
    const cache = new VersionedCache<number>(2);
    const make = counted();
    for (const key of ['a', 'b', 'c']) await cache.getOrCreate(key, 'v1', make);
    expect(await cache.getOrCreate('b', 'v1', make)).toBe(2);
    expect(await cache.getOrCreate('a', 'v1', make)).toBe(4);
  });
});

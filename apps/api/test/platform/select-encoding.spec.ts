/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { selectEncoding } from '../../src/platform/http/server/select-encoding';

const serverEncodings = ['br', 'gzip'] as const;

describe('the encoding of a response', () => {
  it.each<[string | undefined, string | null]>([
    [undefined, null],
    ['', null],
    ['gzip', 'gzip'],
    ['GZip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['gzip,br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0', null],
    ['gzip; q=0.000', null],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['br;q=0.001', 'br'],
    ['*', 'br'],
    ['*;q=0', null],
    ['gzip, *;q=0', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['identity', null],
    ['identity, br;q=0.5', null],
    ['identity;q=0.5, br', 'br'],
    ['identity;q=0, gzip', 'gzip'],
    ['deflate, zstd', null],
    ['brotli, xgzip', null],
    ['br;q=nonsense, gzip', 'gzip'],
    ['br;q=7', null],
    [',,;;q=,', null],
  ])('for Accept-Encoding %j is %j', (acceptEncoding, expectedEncoding) => {
    expect(selectEncoding(acceptEncoding, serverEncodings)).toBe(expectedEncoding);
  });

  it('is one that the server has', () => {
    expect(selectEncoding('br, gzip;q=0.1', ['gzip'])).toBe('gzip');
    expect(selectEncoding('br', [])).toBeNull();
  });
});

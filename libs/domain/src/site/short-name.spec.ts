import { expect, it } from '@jest/globals';
import { shortNameOf } from './venue-values.js';

it.each([
  ['Strapec — víno & káva', 'Strapec'],
  ['Strapec', 'Strapec'],
  ['U Dvoch — levov — vináreň', 'U Dvoch'],
  ['Víno-káva', 'Víno-káva'],
  [' — vináreň', ' — vináreň'],
  ['', ''],
])('%j is called %j for short', (name, short) => expect(shortNameOf(name)).toBe(short));

import { expect, it } from '@jest/globals';
import { shortNameOf } from './venue-values.js';

it.each([
  ['Strapec — víno & káva', 'Strapec'],
  ['Strapec', 'Strapec'],
  ['U Dvoch — levov — vináreň', 'U Dvoch'],
  ['Víno-káva', 'Víno-káva'],
  [' — vináreň', ' — vináreň'],
  ['', ''],
])('%j has the short name %j', (name, shortName) => expect(shortNameOf(name)).toBe(shortName));

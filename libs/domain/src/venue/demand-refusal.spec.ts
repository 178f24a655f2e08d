import { describe, expect, it } from '@jest/globals';
import { seededVenue } from '../testing/index.js';
import { venueDayOn } from './venue.js';
import { demandRefusal } from './demand-refusal.js';

const now = { date: '2026-12-04', minute: 12 * 60 }; // a Friday at noon

describe('the reason why an evening has no free start', () => {
  it.each([
    ['2026-12-04', [1110], 'full'],
    ['2026-12-04', [], 'too_soon'],
    ['2026-12-06', [], 'closed'], // a Sunday
    ['2026-12-03', [], null],
    ['2027-12-04', [1110], 'full'],
    ['2027-12-10', [1110], null],
  ])('%s with the starts %j: %s', (date, startTimes, reason) => {
    expect(demandRefusal(venueDayOn(date, seededVenue), startTimes, now)).toBe(reason);
  });
});

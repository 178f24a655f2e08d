import { describe, expect, it } from '@jest/globals';
import { venueDayOn } from '../venue/venue.js';
import { seededVenue } from '../testing/venue.js';
import { type VisitTimeAndSize, isReduction, isStayStillInHours, needsChangeApproval } from './guest-change.js';

const has: VisitTimeAndSize = { date: '2026-12-04', start: 1140, minutes: 120, partySize: 6 };

describe('asksNoMore', () => {
  it.each<[Partial<VisitTimeAndSize>, boolean]>([
    [{}, true],
    [{ minutes: 60 }, true],
    [{ partySize: 5 }, true],
    [{ minutes: 180 }, false],
    [{ partySize: 7 }, false],
    [{ start: 1170 }, false],
    [{ start: 1110 }, false],
    [{ date: '2026-12-05' }, false],
    [{ partySize: 2, start: 1170 }, false],
  ])('%j: %s', (wanted, expected) => expect(isReduction(has, { ...has, ...wanted })).toBe(expected));
});

describe('isToBeAgreed', () => {
  it.each<[Partial<VisitTimeAndSize>, boolean]>([
    [{ partySize: 7 }, true],
    [{ date: '2026-12-05' }, true],
    [{ start: 1200, minutes: 240 }, false],
    [{ partySize: 5 }, false],
    [{ partySize: 4, date: '2026-12-05' }, false],
    [{ partySize: 5, date: '2026-12-05' }, true],
  ])('%j: %s', (wanted, expected) =>
    expect(needsChangeApproval(has, { ...has, ...wanted }, { approvalFrom: 5 })).toBe(expected),
  );

  it('goes by the size that the house has set', () =>
    expect(needsChangeApproval(has, { ...has, partySize: 7 }, { approvalFrom: 8 })).toBe(false));
});

describe('isStillOpenFor', () => {
  const day = venueDayOn(has.date, seededVenue);
  const { opens = 0, lastStart = 0, closes = 0 } = day.hours ?? {};
  const justBefore = { date: has.date, minute: has.start - 1 };

  it('goes by the hours, and no more by lead time and horizon', () => {
    expect(isStayStillInHours(has, day, justBefore)).toBe(true);
    expect(isStayStillInHours(has, day, { date: '2020-01-01', minute: 0 })).toBe(true);
  });

  it('says no when the house has closed meanwhile', () => {
    expect(isStayStillInHours(has, { ...day, hours: null }, justBefore)).toBe(false);
    const hours = { opens, lastStart, closes };
    expect(isStayStillInHours(has, { ...day, hours: { ...hours, opens: has.start + 60 } }, justBefore)).toBe(false);
    expect(isStayStillInHours(has, { ...day, hours: { ...hours, closes: has.start + 60 } }, justBefore)).toBe(false);
  });
});

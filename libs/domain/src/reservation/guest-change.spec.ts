import { describe, expect, it } from '@jest/globals';
import { venueDayOn } from '../venue/venue.js';
import { seededVenue } from '../testing/venue.js';
import { type VisitTimeAndSize, isReduction, isStayStillInHours, needsChangeApproval } from './guest-change.js';

const visit: VisitTimeAndSize = { date: '2026-12-04', start: 1140, minutes: 120, partySize: 6 };

describe('isReduction', () => {
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
  ])('%j: %s', (change, expected) => expect(isReduction(visit, { ...visit, ...change })).toBe(expected));
});

describe('needsChangeApproval', () => {
  it.each<[Partial<VisitTimeAndSize>, boolean]>([
    [{ partySize: 7 }, true],
    [{ date: '2026-12-05' }, true],
    [{ start: 1200, minutes: 240 }, false],
    [{ partySize: 5 }, false],
    [{ partySize: 4, date: '2026-12-05' }, false],
    [{ partySize: 5, date: '2026-12-05' }, true],
  ])('%j: %s', (change, expected) =>
    expect(needsChangeApproval(visit, { ...visit, ...change }, { approvalFrom: 5 })).toBe(expected),
  );

  it('uses the party size in the rules of the venue', () =>
    expect(needsChangeApproval(visit, { ...visit, partySize: 7 }, { approvalFrom: 8 })).toBe(false));
});

describe('isStayStillInHours', () => {
  const day = venueDayOn(visit.date, seededVenue);
  const { opens = 0, lastStart = 0, closes = 0 } = day.hours ?? {};
  const minuteBefore = { date: visit.date, minute: visit.start - 1 };

  it('checks the hours, but not lead time and horizon', () => {
    expect(isStayStillInHours(visit, day, minuteBefore)).toBe(true);
    expect(isStayStillInHours(visit, day, { date: '2020-01-01', minute: 0 })).toBe(true);
  });

  it('is false when the venue has shortened its hours meanwhile', () => {
    expect(isStayStillInHours(visit, { ...day, hours: null }, minuteBefore)).toBe(false);
    const hours = { opens, lastStart, closes };
    expect(isStayStillInHours(visit, { ...day, hours: { ...hours, opens: visit.start + 60 } }, minuteBefore)).toBe(
      false,
    );
    expect(isStayStillInHours(visit, { ...day, hours: { ...hours, closes: visit.start + 60 } }, minuteBefore)).toBe(
      false,
    );
  });
});

import { expect, it } from '@jest/globals';
import { venueRules } from '../testing/venue.js';
import { beginsBeforeAnswer } from './approval.js';
import { toGuestRules } from './booking-rules.js';

it('guest rules contain what guests need, and nothing about seating', () => {
  expect(toGuestRules(venueRules)).toEqual({
    slotMinutes: venueRules.slotMinutes,
    leadMinutes: venueRules.leadMinutes,
    horizonDays: venueRules.horizonDays,
    approvalFrom: venueRules.approvalFrom,
    depositFrom: venueRules.depositFrom,
    largestPartyOnline: venueRules.largestPartyOnline,
    holdMinutes: venueRules.holdMinutes,
    lateCancelHours: venueRules.lateCancelHours,
    usualStayHours: venueRules.usualStayHours,
    longestStayHours: venueRules.longestStayHours,
  });
});

it('a visit within a day begins before the answer of staff', () => {
  const visit = { date: '2026-12-04', start: 1080 };
  expect(beginsBeforeAnswer(visit, { date: '2026-12-03', minute: 1081 })).toBe(true);
  expect(beginsBeforeAnswer(visit, { date: '2026-12-03', minute: 1080 })).toBe(false);
});

import { expect, it } from '@jest/globals';
import { venueRules } from '../testing/venue.js';
import { beginsBeforeAnswer } from './approval.js';
import { toGuestRules } from './booking-rules.js';

it('guests learn what they have to go by, and nothing of how the house fills its room', () => {
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

it('who comes within a day is answered before they come', () => {
  const visit = { date: '2026-12-04', start: 1080 };
  expect(beginsBeforeAnswer(visit, { date: '2026-12-03', minute: 1081 })).toBe(true);
  expect(beginsBeforeAnswer(visit, { date: '2026-12-03', minute: 1080 })).toBe(false);
});

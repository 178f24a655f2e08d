import { expect, it } from '@jest/globals';
import { houseRules } from '../testing/house.js';
import { beginsBeforeAnswer } from './approval.js';
import { guestRulesOf } from './booking-rules.js';

it('guests learn what they have to go by, and nothing of how the house fills its room', () => {
  expect(guestRulesOf(houseRules)).toEqual({
    slotMinutes: houseRules.slotMinutes,
    leadMinutes: houseRules.leadMinutes,
    horizonDays: houseRules.horizonDays,
    approvalFrom: houseRules.approvalFrom,
    depositFrom: houseRules.depositFrom,
    largestPartyOnline: houseRules.largestPartyOnline,
    holdMinutes: houseRules.holdMinutes,
    lateCancelHours: houseRules.lateCancelHours,
    usualStayHours: houseRules.usualStayHours,
    longestStayHours: houseRules.longestStayHours,
  });
});

it('who comes within a day is answered before they come', () => {
  const visit = { date: '2026-12-04', start: 1080 };
  expect(beginsBeforeAnswer(visit, { date: '2026-12-03', minute: 1081 })).toBe(true);
  expect(beginsBeforeAnswer(visit, { date: '2026-12-03', minute: 1080 })).toBe(false);
});

import { expect, it } from '@jest/globals';
import { houseRules } from '../seed/house.js';
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
  });
});

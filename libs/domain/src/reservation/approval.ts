import { reservationLimits } from './reservation-limits.js';

/** Whether a party waits for the team before its table is confirmed (spec §4: five guests and more). */
export function needsApproval(partySize: number): boolean {
  return partySize >= reservationLimits.approvalFrom;
}

/** Whether a party is told that a deposit may apply (spec §9: eight guests and more). */
export function mayNeedDeposit(partySize: number): boolean {
  return partySize >= reservationLimits.depositFrom;
}

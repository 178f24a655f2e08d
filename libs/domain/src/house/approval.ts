import type { GuestRules } from './booking-rules.js';

/** Whether a party waits for the team before its table is confirmed (spec §4: five guests and more). */
export function needsApproval(partySize: number, { approvalFrom }: Pick<GuestRules, 'approvalFrom'>): boolean {
  return partySize >= approvalFrom;
}

/** Whether a party is told that a deposit may apply (spec §9: eight guests and more). */
export function mayNeedDeposit(partySize: number, { depositFrom }: Pick<GuestRules, 'depositFrom'>): boolean {
  return partySize >= depositFrom;
}

import type { BookingRules } from './booking-rules.js';

/** Whether a party waits for the team before its table is confirmed (spec §4: five guests and more). */
export function needsApproval(partySize: number, { approvalFrom }: Pick<BookingRules, 'approvalFrom'>): boolean {
  return partySize >= approvalFrom;
}

/** Whether a party is told that a deposit may apply (spec §9: eight guests and more). */
export function mayNeedDeposit(partySize: number, { depositFrom }: Pick<BookingRules, 'depositFrom'>): boolean {
  return partySize >= depositFrom;
}

import { type LocalMoment, type Minute, minutesPerDay } from './schedule/time-of-day.js';
import type { GuestRules } from './booking-rules.js';
import { minutesAhead } from './start-times.js';

/** Whether a party waits for the team before its table is confirmed (spec §4: five guests and more). */
export function needsApproval(partySize: number, { approvalFrom }: Pick<GuestRules, 'approvalFrom'>): boolean {
  return partySize >= approvalFrom;
}

/** Whether a party is told that a deposit may apply (spec §9: eight guests and more). */
export function mayNeedDeposit(partySize: number, { depositFrom }: Pick<GuestRules, 'depositFrom'>): boolean {
  return partySize >= depositFrom;
}

/** Whether a visit begins before the day is over within which a request is answered (spec §9): such a guest is told of no day. */
export function beginsBeforeAnswer({ date, start }: { date: string; start: Minute }, now: LocalMoment): boolean {
  return minutesAhead(date, start, now) < minutesPerDay;
}

import { type LocalMoment, type Minute, minutesPerDay } from './schedule/time-of-day.js';
import type { GuestRules } from './booking-rules.js';
import { minutesAhead } from './start-times.js';

/** True for parties that wait for approval before the table is confirmed (spec §4: five guests and more). */
export function needsApproval(partySize: number, { approvalFrom }: Pick<GuestRules, 'approvalFrom'>): boolean {
  return partySize >= approvalFrom;
}

/** True for parties that are told that a deposit may apply (spec §9: eight guests and more). */
export function mayNeedDeposit(partySize: number, { depositFrom }: Pick<GuestRules, 'depositFrom'>): boolean {
  return partySize >= depositFrom;
}

/** A request is answered within a day (spec §9). A visit that begins earlier gets a message without this period. */
export function beginsBeforeAnswer({ date, start }: { date: string; start: Minute }, now: LocalMoment): boolean {
  return minutesAhead(date, start, now) < minutesPerDay;
}

import { type LocalDateTime, type Minute, minutesPerDay, minutesUntil } from './schedule/time-of-day.js';
import type { GuestRules } from './booking-rules.js';

/** Spec §4: five guests and more. */
export function needsApproval(partySize: number, { approvalFrom }: Pick<GuestRules, 'approvalFrom'>): boolean {
  return partySize >= approvalFrom;
}

/** Spec §9: eight guests and more. */
export function mayNeedDeposit(partySize: number, { depositFrom }: Pick<GuestRules, 'depositFrom'>): boolean {
  return partySize >= depositFrom;
}

/** A request is answered within a day (spec §9). */
export function beginsBeforeAnswer({ date, start }: { date: string; start: Minute }, now: LocalDateTime): boolean {
  return minutesUntil(date, start, now) < minutesPerDay;
}

import { needsApproval } from '../venue/approval.js';
import type { GuestRules } from '../venue/booking-rules.js';
import type { GuestDay } from '../venue/venue.js';
import type { Stay } from '../venue/start-times.js';
import type { ServiceDate } from '../venue/schedule/service-date.js';
import type { LocalMoment, Minute } from '../venue/schedule/time-of-day.js';
import { type StaffRule, brokenRules } from './staff-rules.js';

export interface VisitAsked {
  date: ServiceDate;
  start: Minute;
  minutes: number;
  partySize: number;
}

/** True if a change asks for no more than the guest has. Then no rule about reservations applies to it (rules §5). */
export const asksNoMore = (has: VisitAsked, wants: VisitAsked): boolean =>
  wants.date === has.date &&
  wants.start === has.start &&
  wants.minutes <= has.minutes &&
  wants.partySize <= has.partySize;

/** True if the team must approve a change: a large party grows or moves to another day (rules §5). */
export const isToBeAgreed = (
  has: Pick<VisitAsked, 'date' | 'partySize'>,
  wants: Pick<VisitAsked, 'date' | 'partySize'>,
  rules: Pick<GuestRules, 'approvalFrom'>,
): boolean => needsApproval(wants.partySize, rules) && (wants.partySize > has.partySize || wants.date !== has.date);

/**
 * The team answers a change request within `hoursToAgree`, at the latest `hoursAheadOfVisit` before either visit (rules
 * §5).
 */
export const hoursToAgree = 24;
export const hoursAheadOfVisit = 4;

/** The rules that make a change request impossible if the venue has changed since the guest sent it. */
const venueRules: readonly StaffRule[] = ['closed_day', 'outside_hours', 'ends_after_closing'];

/** True if the venue is still open for the requested visit. Lead time and pace were checked when the guest asked. */
export const isStillOpenFor = (stay: Stay, day: GuestDay, now: LocalMoment): boolean =>
  !brokenRules(stay, day, now).some((rule) => venueRules.includes(rule));

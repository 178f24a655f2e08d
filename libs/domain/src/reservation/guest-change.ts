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

/** Then no rule about reservations applies (rules §5). */
export const asksNoMore = (has: VisitAsked, wants: VisitAsked): boolean =>
  wants.date === has.date &&
  wants.start === has.start &&
  wants.minutes <= has.minutes &&
  wants.partySize <= has.partySize;

/** A large party grows or moves to another day (rules §5). */
export const isToBeAgreed = (
  has: Pick<VisitAsked, 'date' | 'partySize'>,
  wants: Pick<VisitAsked, 'date' | 'partySize'>,
  rules: Pick<GuestRules, 'approvalFrom'>,
): boolean => needsApproval(wants.partySize, rules) && (wants.partySize > has.partySize || wants.date !== has.date);

/** Hours: the team answers within `hoursToAgree`, and `hoursAheadOfVisit` before either visit (rules §5). */
export const hoursToAgree = 24;
export const hoursAheadOfVisit = 4;

/** If the venue has changed since the guest asked. */
const venueRules: readonly StaffRule[] = ['closed_day', 'outside_hours', 'ends_after_closing'];

export const isStillOpenFor = (stay: Stay, day: GuestDay, now: LocalMoment): boolean =>
  !brokenRules(stay, day, now).some((rule) => venueRules.includes(rule));

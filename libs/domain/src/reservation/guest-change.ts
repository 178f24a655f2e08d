import { needsApproval } from '../venue/approval.js';
import type { GuestRules } from '../venue/booking-rules.js';
import type { GuestDay } from '../venue/house.js';
import type { Stay } from '../venue/start-times.js';
import type { ServiceDate } from '../venue/schedule/service-date.js';
import type { LocalMoment, Minute } from '../venue/schedule/time-of-day.js';
import { type StaffRule, brokenRules } from './staff-rules.js';

/** A visit as far as the house has to make room for it. */
export interface VisitAsked {
  date: ServiceDate;
  start: Minute;
  minutes: number;
  partySize: number;
}

/** Whether a change asks for no more than the guest has: then no rule about reserving stands in its way (rules §5). */
export const asksNoMore = (has: VisitAsked, wants: VisitAsked): boolean =>
  wants.date === has.date &&
  wants.start === has.start &&
  wants.minutes <= has.minutes &&
  wants.partySize <= has.partySize;

/** Whether the team has to agree to a change of what it has agreed to: a large party grows, or comes on another day (rules §5). */
export const isToBeAgreed = (
  has: Pick<VisitAsked, 'date' | 'partySize'>,
  wants: Pick<VisitAsked, 'date' | 'partySize'>,
  rules: Pick<GuestRules, 'approvalFrom'>,
): boolean => needsApproval(wants.partySize, rules) && (wants.partySize > has.partySize || wants.date !== has.date);

/** Hours within which the team answers a guest who asks for a change, and how many before either visit at the latest (rules §5). */
export const hoursToAgree = 24;
export const hoursAheadOfVisit = 4;

/** Rules of the calendar under which a change that was asked for can no longer be agreed to: the house has changed since. */
const houseRules: readonly StaffRule[] = ['closed_day', 'outside_hours', 'ends_after_closing'];

/** Whether the house is still open for a visit that a guest has asked for; lead and pace were asked about then. */
export const isStillOpenFor = (stay: Stay, day: GuestDay, now: LocalMoment): boolean =>
  !brokenRules(stay, day, now).some((rule) => houseRules.includes(rule));

import { needsApproval } from '../house/approval.js';
import type { GuestRules } from '../house/booking-rules.js';
import type { ServiceDate } from '../schedule/service-date.js';
import type { Minute } from '../schedule/time-of-day.js';

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
export const isToBeAgreed = (has: VisitAsked, wants: VisitAsked, rules: Pick<GuestRules, 'approvalFrom'>): boolean =>
  needsApproval(wants.partySize, rules) && (wants.partySize > has.partySize || wants.date !== has.date);

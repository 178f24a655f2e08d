import { needsApproval } from '../venue/approval.js';
import type { GuestRules } from '../venue/booking-rules.js';
import type { GuestDay } from '../venue/venue.js';
import type { Stay } from '../venue/start-times.js';
import type { ServiceDate } from '../venue/schedule/service-date.js';
import type { LocalDateTime } from '../venue/schedule/time-of-day.js';
import { type StaffRule, brokenRules } from './staff-rules.js';

export interface RequestedVisit extends Stay {
  date: ServiceDate;
  partySize: number;
}

/** Then no rule about reservations applies (rules §5). */
export const isReduction = (current: RequestedVisit, requested: RequestedVisit): boolean =>
  requested.date === current.date &&
  requested.start === current.start &&
  requested.minutes <= current.minutes &&
  requested.partySize <= current.partySize;

/** A large party grows or moves to another day (rules §5). */
export const isAgreementNeeded = (
  current: Pick<RequestedVisit, 'date' | 'partySize'>,
  requested: Pick<RequestedVisit, 'date' | 'partySize'>,
  rules: Pick<GuestRules, 'approvalFrom'>,
): boolean =>
  needsApproval(requested.partySize, rules) &&
  (requested.partySize > current.partySize || requested.date !== current.date);

/** Hours: the team answers within `hoursToAnswer`, and `answerHoursBeforeVisit` before either visit (rules §5). */
export const hoursToAnswer = 24;
export const answerHoursBeforeVisit = 4;

/** If the venue has changed since the guest asked. */
const venueRules: readonly StaffRule[] = ['closed_day', 'outside_hours', 'ends_after_closing'];

export const isStayStillPossible = (stay: Stay, day: GuestDay, now: LocalDateTime): boolean =>
  !brokenRules(stay, day, now).some((rule) => venueRules.includes(rule));

import { needsApproval } from '../venue/approval.js';
import type { GuestRules } from '../venue/booking-rules.js';
import type { GuestVenueDay } from '../venue/venue.js';
import type { Stay } from '../venue/start-times.js';
import type { ServiceDate } from '../venue/schedule/service-date.js';
import type { LocalDateTime } from '../venue/schedule/time-of-day.js';
import { type StaffRule, findBrokenStaffRules } from './staff-rules.js';

export interface VisitTimeAndSize extends Stay {
  date: ServiceDate;
  partySize: number;
}

/** Then no rule about reservations applies (rules §5). */
export const isReduction = (current: VisitTimeAndSize, requested: VisitTimeAndSize): boolean =>
  requested.date === current.date &&
  requested.start === current.start &&
  requested.minutes <= current.minutes &&
  requested.partySize <= current.partySize;

/** A large party grows or moves to another day (rules §5). */
export const needsChangeApproval = (
  current: Pick<VisitTimeAndSize, 'date' | 'partySize'>,
  requested: Pick<VisitTimeAndSize, 'date' | 'partySize'>,
  rules: Pick<GuestRules, 'approvalFrom'>,
): boolean =>
  needsApproval(requested.partySize, rules) &&
  (requested.partySize > current.partySize || requested.date !== current.date);

/** Hours: the team answers within `hoursToAnswer`, and `answerHoursBeforeVisit` before either visit (rules §5). */
export const hoursToAnswer = 24;
export const answerHoursBeforeVisit = 4;

/** If the venue has changed since the guest asked. */
const openingHoursRules: readonly StaffRule[] = ['closed_day', 'outside_hours', 'ends_after_closing'];

export const isStayStillInHours = (stay: Stay, day: GuestVenueDay, now: LocalDateTime): boolean =>
  !findBrokenStaffRules(stay, day, now).some((rule) => openingHoursRules.includes(rule));

import type { BookingRules } from '../venue/booking-rules.js';
import type { ServiceDate } from '../venue/schedule/service-date.js';
import {
  serviceDateAt,
  type LocalDateTime,
  type Minute,
  serviceDayStart,
  minutesPerHour,
  minutesUntil,
} from '../venue/schedule/time-of-day.js';

export type StatusAction =
  'approve' | 'confirm' | 'cancel' | 'complete' | 'seat' | 'mark_no_show' | 'unseat' | 'resume';

/** Spec §4, rules §5. `held` is not a reservation yet: the held place expires. */
const transitions = {
  pending_approval: { approve: 'confirmed', cancel: 'cancelled' },
  confirmed: { seat: 'seated', complete: 'completed', mark_no_show: 'no_show', cancel: 'cancelled' },
  seated: { complete: 'completed', unseat: 'confirmed' },
  completed: { resume: 'seated' },
  cancelled: { confirm: 'confirmed' },
  no_show: { seat: 'seated', confirm: 'confirmed', cancel: 'cancelled' },
  held: {},
} as const satisfies Record<string, Partial<Record<StatusAction, string>>>;

export type ReservationStatus = keyof typeof transitions;
export const reservationStatuses = Object.keys(transitions) as readonly ReservationStatus[];

export type StaffVisibleStatus = Exclude<ReservationStatus, 'held'>;
export const staffVisibleStatuses = reservationStatuses.filter(
  (status): status is StaffVisibleStatus => status !== 'held',
);

/** For which a place is held until its guest confirms it. */
export const confirmationMinutes = 15;

/** Before a visit, when a request releases its tables at the latest. */
const releaseMinutesBefore = 120;

/** At least the time that a guest has to open the mail (rules §5). */
export function computeRequestHoldMinutes(
  { date, start }: { date: string; start: Minute },
  { requestHours }: Pick<BookingRules, 'requestHours'>,
  now: LocalDateTime,
): number {
  const minutesToRelease = minutesUntil(date, start, now) - releaseMinutesBefore;
  return Math.max(confirmationMinutes, Math.min(requestHours * minutesPerHour, minutesToRelease));
}

/** They correct a mistake and are possible only on the day of the visit. */
const isCorrection = (from: ReservationStatus, action: StatusAction): boolean =>
  action === 'unseat' || action === 'resume' || (from === 'no_show' && action === 'seat');

const statusesWithTables: readonly ReservationStatus[] = ['pending_approval', 'confirmed', 'seated', 'held'];

const confirmedStatuses: readonly ReservationStatus[] = ['confirmed', 'seated', 'completed', 'no_show'];

/** Rules §3. */
export function holdsTables(status: ReservationStatus): boolean {
  return statusesWithTables.includes(status);
}

/** Whatever its result. Such visits are in the guest's calendar. */
export function countsAsConfirmed(status: ReservationStatus): boolean {
  return confirmedStatuses.includes(status);
}

interface VisitWithStatus {
  status: ReservationStatus;
  date: ServiceDate;
  start: Minute;
}

/**
 * In the order of the buttons. Guests cannot sit down or leave on an earlier day, and cannot be a no-show before the
 * start.
 */
export function listStatusActions(visit: VisitWithStatus, now: LocalDateTime): StatusAction[] {
  const actions = Object.keys(transitions[visit.status]) as StatusAction[];
  return actions.filter((action) => isTimeFor(action, visit, now));
}

function isTimeFor(action: StatusAction, { status, date, start }: VisitWithStatus, now: LocalDateTime): boolean {
  if (isCorrection(status, action)) return serviceDateAt(now) === date;
  if (action === 'seat') return minutesUntil(date, serviceDayStart, now) <= 0;
  const needsStartedVisit = action === 'mark_no_show' || (action === 'complete' && status === 'confirmed');
  return !needsStartedVisit || minutesUntil(date, start, now) <= 0;
}

export function findNextStatus(status: ReservationStatus, action: StatusAction): StaffVisibleStatus | null {
  const next: Partial<Record<StatusAction, StaffVisibleStatus>> = transitions[status];
  return next[action] ?? null;
}

/** A correction does not depend on the time at which an action is offered. */
export function canStaffChangeStatusTo(visit: VisitWithStatus, to: ReservationStatus, now: LocalDateTime): boolean {
  const actions = Object.entries(transitions[visit.status]) as [StatusAction, ReservationStatus][];
  return actions.some(
    ([action, next]) => next === to && (!isCorrection(visit.status, action) || isTimeFor(action, visit, now)),
  );
}

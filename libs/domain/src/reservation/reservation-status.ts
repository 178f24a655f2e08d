import type { BookingRules } from '../venue/booking-rules.js';
import { minutesAhead } from '../venue/start-times.js';
import type { ServiceDate } from '../venue/schedule/service-date.js';
import { staffDay } from '../venue/schedule/staff-day.js';
import { type LocalMoment, type Minute, dayRollsAt, minutesPerHour } from '../venue/schedule/time-of-day.js';

/** What a reservation can be (spec §4, rules §5); last what is none yet: a place held for a guest, which ends by itself. */
export const reservationStatuses = [
  'pending_approval',
  'confirmed',
  'seated',
  'completed',
  'cancelled',
  'no_show',
  'held',
] as const;
export type ReservationStatus = (typeof reservationStatuses)[number];

/** What a reservation can be where reservations are shown: a place that is held is nobody's reservation. */
export type ShownStatus = Exclude<ReservationStatus, 'held'>;
export const shownStatuses = reservationStatuses.filter((status): status is ShownStatus => status !== 'held');

/** What a place is held for: for a guest who reserved without script to open their mail, or for the team to agree to a change. */
export const holdPurposes = ['verify', 'change'] as const;
export type HoldPurpose = (typeof holdPurposes)[number];

/** Minutes for which a place waits until its guest has confirmed it. */
export const minutesToVerify = 15;

/** Minutes before a visit at which a request gives its tables back at the latest. */
const tablesBackBefore = 120;

/** For how many minutes a request holds its tables (rules §5): never for less than its guest has had to open a mail. */
export function minutesOfRequest(
  { date, start }: { date: string; start: Minute },
  { requestHours }: Pick<BookingRules, 'requestHours'>,
  now: LocalMoment,
): number {
  const ahead = minutesAhead(date, start, now) - tablesBackBefore;
  return Math.max(minutesToVerify, Math.min(requestHours * minutesPerHour, ahead));
}

export type StaffAction = 'approve' | 'confirm' | 'cancel' | 'complete' | 'seat' | 'mark_no_show' | 'unseat' | 'resume';

/** The lifecycle as data: each row is a status, each cell an action staff are offered and where it leads. */
const transitions: Readonly<Record<ReservationStatus, Readonly<Partial<Record<StaffAction, ShownStatus>>>>> = {
  pending_approval: { approve: 'confirmed', cancel: 'cancelled' },
  confirmed: { seat: 'seated', complete: 'completed', mark_no_show: 'no_show', cancel: 'cancelled' },
  seated: { complete: 'completed', unseat: 'confirmed' },
  completed: { resume: 'seated' },
  cancelled: { confirm: 'confirmed' },
  no_show: { seat: 'seated', confirm: 'confirmed', cancel: 'cancelled' },
  held: {},
};

/** What takes a slip back makes sense only on the evening itself. */
const isWayBack = (from: ReservationStatus, action: StaffAction): boolean =>
  action === 'unseat' || action === 'resume' || (from === 'no_show' && action === 'seat');

const tableHolders: readonly ReservationStatus[] = ['pending_approval', 'confirmed', 'seated', 'held'];

const agreed: readonly ReservationStatus[] = ['confirmed', 'seated', 'completed', 'no_show'];

/** Whether a reservation of this status keeps its tables from others (rules §3). */
export function holdsTables(status: ReservationStatus): boolean {
  return tableHolders.includes(status);
}

/** Whether guest and house have agreed on a visit, whatever came of it: what is in a guest's calendar. */
export function isAgreed(status: ReservationStatus): boolean {
  return agreed.includes(status);
}

/** A visit that staff look at. */
export interface VisitInQuestion {
  status: ReservationStatus;
  date: ServiceDate;
  start: Minute;
}

/**
 * The actions staff are offered on a reservation at a moment, in the order of the buttons: on a day ahead nobody sits down or
 * leaves, and nobody has failed to come before it is time.
 */
export function staffActionsFor(visit: VisitInQuestion, now: LocalMoment): StaffAction[] {
  const actions = Object.keys(transitions[visit.status]) as StaffAction[];
  return actions.filter((action) => isTimeFor(action, visit, now));
}

function isTimeFor(action: StaffAction, { status, date, start }: VisitInQuestion, now: LocalMoment): boolean {
  if (isWayBack(status, action)) return staffDay(now) === date;
  if (action === 'seat') return minutesAhead(date, dayRollsAt, now) <= 0;
  const needsGuests = action === 'mark_no_show' || (action === 'complete' && status === 'confirmed');
  return !needsGuests || minutesAhead(date, start, now) <= 0;
}

/** The status an action leads to, or `null` where the action is not offered. */
export function nextStatus(status: ReservationStatus, action: StaffAction): ShownStatus | null {
  return transitions[status][action] ?? null;
}

/**
 * Whether staff may set a reservation to another status: where the lifecycle leads, and on the evening itself back again. Who
 * corrects the record is not held to the times at which a step is offered.
 */
export function mayBecome(visit: VisitInQuestion, to: ReservationStatus, now: LocalMoment): boolean {
  const ways = Object.entries(transitions[visit.status]) as [StaffAction, ReservationStatus][];
  return ways.some(
    ([action, next]) => next === to && (!isWayBack(visit.status, action) || isTimeFor(action, visit, now)),
  );
}

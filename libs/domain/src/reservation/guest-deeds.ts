import type { GuestRules } from '../venue/booking-rules.js';
import { minutesAhead } from '../venue/start-times.js';
import type { ServiceDate } from '../venue/schedule/service-date.js';
import { type LocalMoment, type Minute, minutesPerHour } from '../venue/schedule/time-of-day.js';
import type { ReservationStatus } from './reservation-status.js';

/** What staff do with a reservation and can take back (rules §5). */
export const reservationDeeds = [
  'reservation.enter',
  'reservation.change',
  'reservation.status',
  'reservation.offer',
  'reservation.approve-change',
  'reservation.decline-change',
] as const;
export type ReservationDeed = (typeof reservationDeeds)[number];

/** For so long after it was done. */
export const minutesToUndo = 10;

/** Whether an entry in the record of changes is such a deed. */
export const isReservationDeed = (action: string): action is ReservationDeed =>
  reservationDeeds.includes(action as ReservationDeed);

/** What guests do with one press. */
export const guestPresses = ['confirm', 'cancel', 'undo-cancel', 'reconfirm', 'late', 'withdraw'] as const;
export type GuestPress = (typeof guestPresses)[number];

/** What guests do with their reservation themselves (rules §5). */
export const guestDeeds = [...guestPresses, 'change', 'ask-change'] as const;
export type GuestDeed = (typeof guestDeeds)[number];

/** How often a guest may change one reservation. */
export const mostGuestChanges = 6;

/** Whether an entry in the record of changes is such a deed: its name begins by whom. */
export const isGuestDeed = (action: string): boolean => action.startsWith('reservation.guest-');

/** By how many minutes a party may say that it will be late. */
export const minutesLate = [15, 30] as const;
export type MinutesLate = (typeof minutesLate)[number];

/** Who cancelled a reservation. */
export const cancellers = ['guest', 'staff', 'system'] as const;
export type Canceller = (typeof cancellers)[number];

/** Minutes before the start from which a party can say that it is late, and after it until which it can. */
const lateFrom = 120;
const lateUntil = 15;

/** A visit as its guest looks at it. */
export interface GuestVisit {
  status: ReservationStatus;
  date: ServiceDate;
  start: Minute;
  cancelledBy: Canceller | null;
  /** Minutes since it was cancelled; `null` while it stands. */
  minutesCancelled: number | null;
  isReconfirmed: boolean;
  /** Whether a change of it waits for the team. */
  isToChange: boolean;
}

type Rule = (visit: GuestVisit, ahead: number) => boolean;

const isAwaited = ({ status }: GuestVisit): boolean => status === 'confirmed' || status === 'pending_approval';

const rules: Readonly<Record<GuestDeed, Rule>> = {
  confirm: ({ status }, ahead) => status === 'held' && ahead > 0,
  cancel: (visit, ahead) => isAwaited(visit) && ahead > 0,
  'undo-cancel': ({ status, cancelledBy, minutesCancelled }, ahead) =>
    status === 'cancelled' &&
    cancelledBy === 'guest' &&
    (minutesCancelled ?? minutesToUndo) < minutesToUndo &&
    ahead > 0,
  reconfirm: ({ status, isReconfirmed }, ahead) => status === 'confirmed' && !isReconfirmed && ahead > 0,
  change: (visit, ahead) => isAwaited(visit) && ahead > 0,
  'ask-change': ({ status }, ahead) => status === 'confirmed' && ahead > 0,
  withdraw: ({ isToChange }) => isToChange,
  late: ({ status }, ahead) => status === 'confirmed' && ahead <= lateFrom && ahead >= -lateUntil,
};

/** Whether a guest may do something with a reservation at a moment. */
export const guestMay = (deed: GuestDeed, visit: GuestVisit, now: LocalMoment): boolean =>
  rules[deed](visit, minutesAhead(visit.date, visit.start, now));

/** Whether a cancellation comes too late, by the rules of its day, to give the table to others at ease. */
export const isLateCancellation = (
  { date, start }: Pick<GuestVisit, 'date' | 'start'>,
  { lateCancelHours }: Pick<GuestRules, 'lateCancelHours'>,
  now: LocalMoment,
): boolean => minutesAhead(date, start, now) < lateCancelHours * minutesPerHour;

import type { GuestRules } from '../venue/booking-rules.js';
import type { ServiceDate } from '../venue/schedule/service-date.js';
import { type LocalDateTime, type Minute, minutesPerHour, minutesUntil } from '../venue/schedule/time-of-day.js';
import type { ReservationStatus } from './reservation-status.js';

/** Those that can be undone (rules §5). */
export const undoableActions = [
  'reservation.enter',
  'reservation.change',
  'reservation.status',
  'reservation.offer',
  'reservation.approve-change',
  'reservation.decline-change',
] as const;
export type UndoableActionName = (typeof undoableActions)[number];

export const minutesToUndo = 10;

export const isUndoableAction = (action: string): action is UndoableActionName =>
  undoableActions.includes(action as UndoableActionName);

export const maxChangesByGuest = 6;

/** Audit entries of guests share this prefix. */
export const isGuestAuditAction = (action: string): boolean => action.startsWith('reservation.guest-');

export const minutesLateOptions = [15, 30] as const;
export type MinutesLate = (typeof minutesLateOptions)[number];

export const cancellers = ['guest', 'staff', 'system'] as const;
export type Canceller = (typeof cancellers)[number];

/** Minutes before and after the start in which a party can report a delay. */
const delayReportMinutesBefore = 120;
const delayReportMinutesAfter = 15;

export interface GuestActionState {
  status: ReservationStatus;
  date: ServiceDate;
  start: Minute;
  cancelledBy: Canceller | null;
  /** `null` while the visit is not cancelled. */
  minutesSinceCancelled: number | null;
  isReconfirmed: boolean;
  hasChangeRequest: boolean;
}

type ActionRule = (visit: GuestActionState, minutesAhead: number) => boolean;

const isAwaited = ({ status }: GuestActionState): boolean => status === 'confirmed' || status === 'pending_approval';

/** Rules §5. */
const rulesByAction = {
  confirm: ({ status }, minutesAhead) => status === 'held' && minutesAhead > 0,
  cancel: (visit, minutesAhead) => isAwaited(visit) && minutesAhead > 0,
  'undo-cancel': ({ status, cancelledBy, minutesSinceCancelled }, minutesAhead) =>
    status === 'cancelled' &&
    cancelledBy === 'guest' &&
    (minutesSinceCancelled ?? minutesToUndo) < minutesToUndo &&
    minutesAhead > 0,
  reconfirm: ({ status, isReconfirmed }, minutesAhead) => status === 'confirmed' && !isReconfirmed && minutesAhead > 0,
  late: ({ status }, minutesAhead) =>
    status === 'confirmed' && minutesAhead <= delayReportMinutesBefore && minutesAhead >= -delayReportMinutesAfter,
  change: (visit, minutesAhead) => isAwaited(visit) && minutesAhead > 0,
  'ask-change': ({ status }, minutesAhead) => status === 'confirmed' && minutesAhead > 0,
  withdraw: ({ hasChangeRequest }) => hasChangeRequest,
} as const satisfies Record<string, ActionRule>;

export type GuestAction = keyof typeof rulesByAction;
export const guestActionNames = Object.keys(rulesByAction) as readonly GuestAction[];
/** With one button. */
export type OneTapAction = Exclude<GuestAction, 'change' | 'ask-change'>;
export const oneTapActions = guestActionNames.filter(
  (action): action is OneTapAction => action !== 'change' && action !== 'ask-change',
);

export function isGuestActionAllowed(action: GuestAction, visit: GuestActionState, now: LocalDateTime): boolean {
  const isAllowed: ActionRule = rulesByAction[action];
  return isAllowed(visit, minutesUntil(visit.date, visit.start, now));
}

/** The table is hard to give to another guest. */
export const isLateCancellation = (
  { date, start }: Pick<GuestActionState, 'date' | 'start'>,
  { lateCancelHours }: Pick<GuestRules, 'lateCancelHours'>,
  now: LocalDateTime,
): boolean => minutesUntil(date, start, now) < lateCancelHours * minutesPerHour;

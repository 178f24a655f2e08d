import {
  type GuestPress,
  type GuestRules,
  type MinutesLate,
  type ReservationStatus,
  isLateCancellation,
} from '@strapec/domain';
import { localMoment } from '../clock/local-time.js';
import type { Reservation } from '../database/entities/reservation.entity.js';
import { cancellation } from './guest-marks.js';
import { unheld } from './held-place.js';

interface Asked {
  deed: GuestPress;
  version: number;
  minutes?: MinutesLate | undefined;
  /** Whether a change waits for the team. */
  isToChange?: boolean;
  /** What it becomes, where that is not always the same. */
  status?: ReservationStatus | undefined;
  /** From when on cancelling is late. */
  rules: Pick<GuestRules, 'lateCancelHours'>;
}

type Change = (before: Reservation, asked: Asked, now: Date) => Partial<Reservation>;

/** What each deed writes. A version is what staff have seen: only what they would undo by saving makes it grow. */
const changes: Readonly<Record<GuestPress, Change>> = {
  confirm: ({ version }, { status = 'confirmed' }) => ({ ...unheld, status, version: version + 1 }),
  cancel: (before, { rules }, now) => ({
    ...cancellation(before, 'cancelled', { by: 'guest', now, isLate: isLate(before, rules, now) }),
    status: 'cancelled',
    version: before.version + 1,
  }),
  'undo-cancel': (before, { status = 'confirmed' }, now) => ({
    ...cancellation(before, status, { by: 'guest', now }),
    status,
    version: before.version + 1,
  }),
  reconfirm: (_before, _asked, now) => ({ reconfirmedAt: now }),
  late: (before, asked) => ({ expectedMinute: expectedOf(before, asked) }),
  withdraw: () => ({}), // what they have has not changed
};

const isLate = ({ date, startMinute: start }: Reservation, rules: Asked['rules'], now: Date): boolean =>
  isLateCancellation({ date, start }, rules, localMoment(now));

const expectedOf = ({ startMinute }: Reservation, { minutes = 15 }: Pick<Asked, 'minutes'>): number =>
  startMinute + minutes;

/** What a deed changes, and the reservation after it. */
export function doneByGuest(
  before: Reservation,
  asked: Asked,
  now: Date,
): { changed: Partial<Reservation>; after: Reservation } {
  const changed = { ...changes[asked.deed](before, asked, now), updatedAt: now };
  return { changed, after: { ...before, ...changed } };
}

/** What of it says whether it has been done. */
type Pressed = Pick<Asked, 'deed' | 'version' | 'minutes' | 'isToChange'>;

const done: Readonly<Record<GuestPress, (reservation: Reservation, asked: Pressed) => boolean>> = {
  confirm: ({ status }) => status !== 'held',
  cancel: ({ status, cancelledBy }) => status === 'cancelled' && cancelledBy === 'guest',
  'undo-cancel': ({ status }) => status === 'confirmed' || status === 'pending_approval',
  reconfirm: ({ status, reconfirmedAt }) => status === 'confirmed' && reconfirmedAt !== null,
  // what the team has agreed to meanwhile cannot be withdrawn: that is another version
  withdraw: ({ version }, asked) => !asked.isToChange && version === asked.version,
  late: (reservation, asked) => reservation.expectedMinute === expectedOf(reservation, asked),
};

/** Whether a deed has been done already: whoever presses twice is answered twice, and it is done once. */
export const isDone = (reservation: Reservation, asked: Pressed): boolean => done[asked.deed](reservation, asked);

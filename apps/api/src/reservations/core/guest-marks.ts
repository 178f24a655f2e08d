import type { Canceller } from '@strapec/domain';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { notHeld } from './held-place.js';

type Cancellation = Pick<Reservation, 'cancelledAt' | 'cancelledBy' | 'isLateCancellation'>;
type Coming = Pick<Reservation, 'reconfirmedAt' | 'expectedMinute'>;

const notCancelled: Cancellation = { cancelledAt: null, cancelledBy: null, isLateCancellation: false };
const notConfirmed: Coming = { reconfirmedAt: null, expectedMinute: null };

/** The initial state of a new reservation. */
export const initialGuestState = { ...notCancelled, ...notConfirmed, ...notHeld };

/** The cancellation fields; all empty unless the status is `cancelled`. */
export function cancellation(
  before: Reservation,
  status: Reservation['status'],
  { by, now, isLate = false }: { by: Canceller; now: Date; isLate?: boolean },
): Cancellation {
  const { cancelledAt, cancelledBy, isLateCancellation: wasLate } = before;
  if (status !== 'cancelled') return notCancelled;
  if (before.status === 'cancelled') return { cancelledAt, cancelledBy, isLateCancellation: wasLate };
  return { cancelledAt: now, cancelledBy: by, isLateCancellation: isLate };
}

/** A guest's confirmation and delay apply only to the start they were given for. */
export function keptArrival(after: Pick<Reservation, 'date' | 'startMinute'>, before: Reservation): Coming {
  const { date, startMinute, reconfirmedAt, expectedMinute } = before;
  const isSame = date === after.date && startMinute === after.startMinute;
  return isSame ? { reconfirmedAt, expectedMinute } : notConfirmed;
}

/** Guests who move the visit themselves keep their confirmation; the delay applied to the old start only. */
export const chosenArrival = (after: Parameters<typeof keptArrival>[0], before: Reservation): Coming => ({
  ...keptArrival(after, before),
  reconfirmedAt: before.reconfirmedAt,
});

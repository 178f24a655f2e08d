import type { Canceller } from '@strapec/domain';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { unheld } from './held-place.js';

type Cancellation = Pick<Reservation, 'cancelledAt' | 'cancelledBy' | 'isLateCancellation'>;
type Coming = Pick<Reservation, 'reconfirmedAt' | 'expectedMinute'>;

const standing: Cancellation = { cancelledAt: null, cancelledBy: null, isLateCancellation: false };
const unsaid: Coming = { reconfirmedAt: null, expectedMinute: null };

/** The initial state of a new reservation. */
export const unmarked = { ...standing, ...unsaid, ...unheld };

/** The cancellation fields; all empty unless the status is `cancelled`. */
export function cancellation(
  before: Reservation,
  status: Reservation['status'],
  { by, now, isLate = false }: { by: Canceller; now: Date; isLate?: boolean },
): Cancellation {
  const { cancelledAt, cancelledBy, isLateCancellation: wasLate } = before;
  if (status !== 'cancelled') return standing;
  if (before.status === 'cancelled') return { cancelledAt, cancelledBy, isLateCancellation: wasLate };
  return { cancelledAt: now, cancelledBy: by, isLateCancellation: isLate };
}

/** A guest's confirmation and delay apply only to the start they were given for. */
export function comingTo(after: Pick<Reservation, 'date' | 'startMinute'>, before: Reservation): Coming {
  const { date, startMinute, reconfirmedAt, expectedMinute } = before;
  const isSame = date === after.date && startMinute === after.startMinute;
  return isSame ? { reconfirmedAt, expectedMinute } : unsaid;
}

/** Guests who move the visit themselves keep their confirmation; the delay applied to the old start only. */
export const comingByChoice = (after: Parameters<typeof comingTo>[0], before: Reservation): Coming => ({
  ...comingTo(after, before),
  reconfirmedAt: before.reconfirmedAt,
});

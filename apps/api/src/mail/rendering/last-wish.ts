import type { EntityManager } from 'typeorm';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';

/** A wish: the place that is held for a change which a guest has asked for and the team has still to agree to (decision 0032). */
export type Wish = Reservation & { replacesId: string; heldUntil: Date };

/** How a guest's last wish stands: it waits, the team has declined it, or has not answered in time. */
export type WishState = 'waiting' | 'declined' | 'expired';

/** The last wish of a reservation, however it stands; for as long as it is kept. */
export async function lastWishOf(tx: EntityManager, reservationId: string): Promise<Wish | null> {
  const order = { createdAt: 'DESC', heldUntil: 'DESC' } as const;
  return (await tx.findOne(Reservation, { where: { replacesId: reservationId }, order })) as Wish | null;
}

/** `null` for one that its guest has withdrawn, or that has become the reservation. */
export function wishStateOf({ heldUntil, cancelledBy }: Wish, now: Date): WishState | null {
  if (heldUntil > now) return 'waiting';
  if (cancelledBy === null) return 'expired';
  return cancelledBy === 'staff' ? 'declined' : null;
}

import type { EntityManager } from 'typeorm';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';

/** A change request: the place that is held for a change until the team decides (decision 0032). */
export type ChangeRequest = Reservation & { replacesId: string; heldUntil: Date };

/** State of the last change request; `expired` means that the team did not answer in time. */
export type ChangeRequestState = 'waiting' | 'declined' | 'expired';

export async function lastChangeRequestOf(tx: EntityManager, reservationId: string): Promise<ChangeRequest | null> {
  const order = { createdAt: 'DESC', heldUntil: 'DESC' } as const;
  return (await tx.findOne(Reservation, { where: { replacesId: reservationId }, order })) as ChangeRequest | null;
}

/** `null` for a request that the guest has withdrawn, or that was granted. */
export function changeRequestStateOf({ heldUntil, cancelledBy }: ChangeRequest, now: Date): ChangeRequestState | null {
  if (heldUntil > now) return 'waiting';
  if (cancelledBy === null) return 'expired';
  return cancelledBy === 'staff' ? 'declined' : null;
}

import type { EntityManager } from 'typeorm';
import { ChangeRequest } from '../../platform/database/entities/reservations/change-request.entity.js';

/** `expired`: the team did not answer in time. */
export type ChangeRequestState = 'waiting' | 'declined' | 'expired';

export async function findLastChangeRequest(tx: EntityManager, reservationId: string): Promise<ChangeRequest | null> {
  const order = { createdAt: 'DESC', heldUntil: 'DESC' } as const;
  return tx.findOne(ChangeRequest, { where: { reservationId }, order });
}

/** `null` for a request that the guest has withdrawn, or that was granted. */
export function findChangeRequestState({ heldUntil, endedBy }: ChangeRequest, now: Date): ChangeRequestState | null {
  if (heldUntil > now) return 'waiting';
  if (endedBy === null) return 'expired';
  return endedBy === 'staff' ? 'declined' : null;
}

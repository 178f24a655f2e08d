import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import type { Party } from '../../evenings/locked-evening.js';

export function partyOf(reservation: Reservation): Party {
  const { id, startMinute, minutes, partySize, isPinned, status, seatedMinute, heldUntil } = reservation;
  const isSeated = status === 'seated';
  return {
    ...{ id, start: startMinute, minutes, partySize },
    isFixed: isPinned || isSeated,
    sits: isSeated ? seatedMinute : null,
    heldUntil: status === 'pending_approval' ? heldUntil : null,
  };
}

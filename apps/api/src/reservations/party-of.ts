import type { Reservation } from '../database/entities/reservation.entity.js';
import type { Party } from '../evenings/locked-evening.js';

/** A reservation as its evening sees it. */
export function partyOf({ id, startMinute, minutes, partySize, isPinned, status }: Reservation): Party {
  return { id, start: startMinute, minutes, partySize, isFixed: isPinned || status === 'seated' };
}

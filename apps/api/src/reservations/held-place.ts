import { minutesToVerify } from '@strapec/domain';
import type { Reservation } from '../database/entities/reservation.entity.js';

const minute = 60_000; // milliseconds

/** What a reservation has of all this: it is not held, it is one. */
export const unheld = { heldUntil: null, heldFor: null, replacesId: null } satisfies Partial<Reservation>;

/** The place of a guest who has still to open their mail: it is held for them, and is no reservation yet (rules §5). */
export function heldUntilVerified(made: Reservation): Reservation {
  const heldUntil = new Date(made.createdAt.getTime() + minutesToVerify * minute);
  return { ...made, status: 'held', heldUntil, heldFor: 'verify' };
}

import { Problem } from '../../platform/http/problems/problem.js';
import type { HeldReservation } from '../../reservations/guest-link/guest-reservations.js';
import { GuestReservationDto } from '../../reservations/guest-link/guest-reservation.dto.js';

/** A reservation as its link shows it, with the end of its hold. It contains no text of the guest. */
export function shownVisit(held: HeldReservation) {
  const { status, heldUntil } = held.reservation;
  return { ...GuestReservationDto.from(held), heldUntil: (status === 'held' && heldUntil?.toISOString()) || null };
}

/** Throws `transition_not_allowed` when the reservation does not allow the action. */
export function visitToBe(action: 'cancel' | 'change', held: HeldReservation) {
  const shown = shownVisit(held);
  if (!shown.may[action]) throw new Problem('transition_not_allowed');
  return shown;
}

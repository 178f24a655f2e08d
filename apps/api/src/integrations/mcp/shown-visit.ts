import { Problem } from '../../platform/http/problems/problem.js';
import type { HeldReservation } from '../../reservations/guest-link/guest-reservations.js';
import { shownToGuest } from '../../reservations/guest-link/shown-to-guest.js';

/** A reservation as its link shows it, and until when a place is held that is none yet: nothing that a guest has written. */
export function shownVisit(held: HeldReservation) {
  const { status, heldUntil } = held.reservation;
  return { ...shownToGuest(held), heldUntil: (status === 'held' && heldUntil?.toISOString()) || null };
}

/** The same where its guest may still do something with it; throws `transition_not_allowed`. */
export function visitToBe(deed: 'cancel' | 'change', held: HeldReservation) {
  const shown = shownVisit(held);
  if (!shown.may[deed]) throw new Problem('transition_not_allowed');
  return shown;
}

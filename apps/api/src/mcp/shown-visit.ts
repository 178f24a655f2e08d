import { localMoment } from '../clock/local-time.js';
import { Problem } from '../http/problem.js';
import { GuestReservationDto } from '../reservations/dto/guest-reservation.dto.js';
import type { HeldReservation } from '../reservations/guest-reservations.js';
import { guestVisitOf } from '../reservations/guest-visit.js';

/** A reservation as its link shows it, and until when a place is held that is none yet: nothing that a guest has written. */
export function shownVisit({ reservation, now }: HeldReservation) {
  const shown = GuestReservationDto.from(reservation, guestVisitOf(reservation, now), localMoment(now));
  return { ...shown, heldUntil: reservation.heldUntil?.toISOString() ?? null };
}

/** The same where its guest may still do something with it; throws `transition_not_allowed`. */
export function visitToBe(deed: 'cancel' | 'change', held: HeldReservation) {
  const shown = shownVisit(held);
  if (!shown.may[deed]) throw new Problem('transition_not_allowed');
  return shown;
}

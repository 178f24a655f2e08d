import type { LinkSubject, SignedLinks } from '../../platform/config/signed-links.js';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';

type LinkableReservation = Pick<Reservation, 'id' | 'email'>;

/** The link stops working when the e-mail of the reservation changes. */
export function guestLinkSubject({ id, email }: LinkableReservation): LinkSubject {
  return { kind: 'reservation', id, state: email ?? '' };
}

/** Decision 0028. */
export function guestLinkUrl(
  reservation: LinkableReservation,
  { links, publicUrl }: { links: SignedLinks; publicUrl: string },
): string {
  return `${publicUrl}/r/${links.createToken(guestLinkSubject(reservation))}`;
}

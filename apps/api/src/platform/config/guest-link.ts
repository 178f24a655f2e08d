import type { LinkSubject, SignedLinks } from './signed-links.js';

export interface LinkedReservation {
  id: string;
  email: string | null;
}

/** The subject of a reservation's link. The link stops working when the e-mail of the reservation changes. */
export const guestLink = ({ id, email }: LinkedReservation): LinkSubject => ({
  kind: 'reservation',
  id,
  state: email ?? '',
});

/** The address of the page where a guest manages a reservation (decision 0028). */
export function guestUrl(
  reservation: LinkedReservation,
  { links, publicUrl }: { links: SignedLinks; publicUrl: string },
): string {
  return `${publicUrl}/r/${links.tokenOf(guestLink(reservation))}`;
}

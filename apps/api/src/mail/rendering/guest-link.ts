import type { LinkSubject, SignedLinks } from '../../platform/config/signed-links.js';

export interface LinkedReservation {
  id: string;
  email: string | null;
}

/** The link stops working when the e-mail of the reservation changes. */
export const guestLink = ({ id, email }: LinkedReservation): LinkSubject => ({
  kind: 'reservation',
  id,
  state: email ?? '',
});

/** Decision 0028. */
export function guestUrl(
  reservation: LinkedReservation,
  { links, publicUrl }: { links: SignedLinks; publicUrl: string },
): string {
  return `${publicUrl}/r/${links.tokenOf(guestLink(reservation))}`;
}

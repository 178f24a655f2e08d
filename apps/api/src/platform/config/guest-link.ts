import type { LinkSubject, SignedLinks } from './signed-links.js';

/** As much of a reservation as its link is made of. */
export interface LinkedReservation {
  id: string;
  email: string | null;
}

/** What the link of a reservation opens: it dies with the address that it was sent to. */
export const guestLink = ({ id, email }: LinkedReservation): LinkSubject => ({
  ...{ kind: 'reservation', id, state: email ?? '' },
});

/** Where a guest keeps a reservation in hand: the address of its page (decision 0028). */
export function guestUrl(
  reservation: LinkedReservation,
  { links, publicUrl }: { links: SignedLinks; publicUrl: string },
): string {
  return `${publicUrl}/r/${links.tokenOf(guestLink(reservation))}`;
}

import { holdsTables } from '@strapec/domain';
import type { Reservation } from '../database/entities/reservation.entity.js';
import type { WishState } from '../mail/last-wish.js';
import { isForStaff } from '../mail/mail-kinds.js';
import type { ReservationMail } from '../mail/outbox.js';
import { isTrueOf } from '../mail/views/wish-view.js';

type Kind = ReservationMail['kind'];

/**
 * The mail that is true of a reservation now: nobody is told that a cancelled table waits for them, nor offered other times once
 * they have one.
 */
export function kindNow(
  kind: Kind,
  { status, email, firstName, lastName, offers }: Reservation,
  { hasTable, wish }: { hasTable: boolean; wish: WishState | null },
): Pick<ReservationMail, 'kind' | 'email' | 'firstName' | 'lastName'> {
  const isOffer = kind === 'reservation_alternatives' && offers !== null && holdsTables(status) && !hasTable;
  return {
    kind: isForStaff(kind) || isOffer || isTrueOf(kind, wish) ? kind : guestKind(kind, status),
    email: email ?? '',
    firstName,
    lastName,
  };
}

/** What a status is told by, the usual way first: a mail that says it in its own way is sent as it was. */
const tellers: Partial<Record<Reservation['status'], readonly Kind[]>> = {
  cancelled: ['reservation_cancelled', 'reservation_declined'],
  pending_approval: ['reservation_received'],
  held: ['reservation_to_verify'],
};

function guestKind(kind: Kind, status: Reservation['status']): Kind {
  const [usual, ...others] = tellers[status] ?? [
    'reservation_confirmed',
    'reservation_approved',
    'reservation_reminder',
  ];
  return others.includes(kind) ? kind : (usual ?? kind);
}

import { holdsTables } from '@strapec/domain';
import type { Reservation } from '../database/entities/reservation.entity.js';
import type { ReservationMail } from '../mail/outbox.js';

type Kind = ReservationMail['kind'];

/**
 * The mail that is true of a reservation now: nobody is told that a cancelled table waits for them, nor offered other times once
 * they have one.
 */
export function kindNow(
  kind: Kind,
  { status, email, firstName, lastName, offers }: Reservation,
  hasTable: boolean,
): Pick<ReservationMail, 'kind' | 'email' | 'firstName' | 'lastName'> {
  const isOffer = kind === 'reservation_alternatives' && offers !== null && holdsTables(status) && !hasTable;
  return {
    kind: kind === 'reservation_staff_copy' || isOffer ? kind : guestKind(status),
    email: email ?? '',
    firstName,
    lastName,
  };
}

function guestKind(status: Reservation['status']): Kind {
  if (status === 'cancelled') return 'reservation_cancelled';
  return status === 'pending_approval' ? 'reservation_received' : 'reservation_confirmed';
}

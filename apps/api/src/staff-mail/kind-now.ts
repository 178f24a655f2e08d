import type { Reservation } from '../database/entities/reservation.entity.js';
import type { ReservationMail } from '../mail/outbox.js';

type Kind = ReservationMail['kind'];

/** The mail that is true of a reservation now: nobody is told that a cancelled table waits for them. */
export function kindNow(
  kind: Kind,
  { status, email, firstName, lastName }: Reservation,
): Pick<ReservationMail, 'kind' | 'email' | 'firstName' | 'lastName'> {
  return {
    kind: kind === 'reservation_staff_copy' ? kind : guestKind(status),
    email: email ?? '',
    firstName,
    lastName,
  };
}

function guestKind(status: Reservation['status']): Kind {
  if (status === 'cancelled') return 'reservation_cancelled';
  return status === 'pending_approval' ? 'reservation_received' : 'reservation_confirmed';
}

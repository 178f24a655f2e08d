import type { Reservation } from '../database/entities/reservation.entity.js';
import type { ReservationMail } from '../mail/outbox.js';

/** What is sent when a table has been reserved: word to the guest, and a copy to the team. */
export function mailsAfterReserving(saved: Reservation): ReservationMail[] {
  const toGuest = saved.requiresApproval ? 'reservation_received' : 'reservation_confirmed';
  return [mailAbout(saved, toGuest), mailAbout(saved, 'reservation_staff_copy')];
}

/** What the guest is sent when the team confirms. */
export function confirmationFor(confirmed: Reservation): ReservationMail {
  return mailAbout(confirmed, 'reservation_confirmed');
}

function mailAbout(reservation: Reservation, kind: ReservationMail['kind']): ReservationMail {
  const { id, email, firstName, lastName, preferredLanguage } = reservation;
  return { kind, reservationId: id, email, firstName, lastName, language: preferredLanguage };
}

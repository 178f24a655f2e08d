import type { ReservationStatus } from '@strapec/domain';
import type { Reservation } from '../database/entities/reservation.entity.js';
import type { ReservationMail } from '../mail/outbox.js';

/** What is sent when a table has been reserved: word to the guest, and a copy to the team. */
export function mailsAfterReserving(saved: Reservation): ReservationMail[] {
  const toGuest = saved.requiresApproval ? 'reservation_received' : 'reservation_confirmed';
  return [mailAbout(saved, toGuest), mailAbout(saved, 'reservation_staff_copy')];
}

/** What the guest is told when staff enter or change the visit; nobody is written to who gave no address or sits there. */
export function mailsAfterStaffWork(saved: Reservation): ReservationMail[] {
  const kinds = { confirmed: 'reservation_confirmed', pending_approval: 'reservation_received' } as const;
  return saved.status === 'confirmed' || saved.status === 'pending_approval' ? mailsTo(saved, kinds[saved.status]) : [];
}

/** What the guest is told when staff change the status; what only corrects the record is not worth a mail. */
export function mailsAfterStatus(from: ReservationStatus, changed: Reservation): ReservationMail[] {
  const isNews = (...statuses: ReservationStatus[]): boolean => statuses.includes(from);
  if (changed.status === 'confirmed' && isNews('pending_approval', 'cancelled'))
    return mailsTo(changed, 'reservation_confirmed');
  if (changed.status === 'cancelled' && isNews('pending_approval', 'confirmed'))
    return mailsTo(changed, 'reservation_cancelled');
  return [];
}

function mailsTo(reservation: Reservation, kind: ReservationMail['kind']): ReservationMail[] {
  return reservation.email === null ? [] : [mailAbout(reservation, kind)];
}

function mailAbout(reservation: Reservation, kind: ReservationMail['kind']): ReservationMail {
  const { id, email, firstName, lastName, preferredLanguage } = reservation;
  return { kind, reservationId: id, email: email ?? '', firstName, lastName, language: preferredLanguage };
}

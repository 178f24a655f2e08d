import type { GuestAction, ReservationStatus } from '@strapec/domain';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import type { ReservationMail } from '../../mail/outbox/outbox.js';

export function mailsAfterReserving(reservation: Reservation): ReservationMail[] {
  if (reservation.status === 'held') return toGuestMails(reservation, 'reservation_to_verify');
  const guestMailKind = reservation.requiresApproval ? 'reservation_received' : 'reservation_confirmed';
  return [toMail(reservation, guestMailKind), toMail(reservation, 'reservation_staff_copy')];
}

/** A visit without a table is never mailed as confirmed. */
export function mailsAfterChanging(
  before: Reservation,
  after: Reservation,
  tables: readonly string[],
): ReservationMail[] {
  const isUnchanged = isSameVisit(before, after) && before.status === after.status && before.email === after.email;
  if (isUnchanged) return [];
  if (after.status === 'pending_approval') return toGuestMails(after, 'reservation_received');
  const isConfirmed = after.status === 'confirmed' && tables.length > 0;
  const mailsToGuest = isConfirmed ? toGuestMails(after, chooseConfirmedMailKind(before, after)) : [];
  return [...mailsToOldAddress(before, after), ...mailsToGuest];
}

function mailsToOldAddress(before: Reservation, after: Reservation): ReservationMail[] {
  const isReaddressed = before.status === 'confirmed' && after.status === 'confirmed' && before.email !== after.email;
  return isReaddressed ? toGuestMails(before, 'reservation_readdressed') : [];
}

function chooseConfirmedMailKind(before: Reservation, after: Reservation): ReservationMail['kind'] {
  if (before.status === 'pending_approval') return 'reservation_approved';
  const wasConfirmed = before.status === 'confirmed' && before.email === after.email;
  return wasConfirmed ? 'reservation_changed' : 'reservation_confirmed';
}

const visitFields = ['date', 'startMinute', 'minutes', 'partySize'] as const;
type VisitFields = Pick<Reservation, (typeof visitFields)[number]>;

export function isSameVisit(visit: VisitFields, otherVisit: VisitFields): boolean {
  return visitFields.every((field) => visit[field] === otherVisit[field]);
}

/** Corrections of the record send no mail. */
export function mailsAfterStatusChange(earlierStatus: ReservationStatus, reservation: Reservation): ReservationMail[] {
  const kind = statusMailKinds[`${earlierStatus} ${reservation.status}`];
  return kind ? toGuestMails(reservation, kind) : [];
}

const statusMailKinds: Readonly<Partial<Record<`${ReservationStatus} ${ReservationStatus}`, ReservationMail['kind']>>> =
  {
    'pending_approval confirmed': 'reservation_approved',
    'pending_approval cancelled': 'reservation_declined',
    'cancelled confirmed': 'reservation_confirmed',
    'cancelled pending_approval': 'reservation_received',
    'confirmed cancelled': 'reservation_cancelled',
    'confirmed pending_approval': 'reservation_received', // an approval was undone
  };

/** A table that is cancelled late is hard to fill, so the team gets a copy. */
export function mailsAfterGuestAction(
  action: GuestAction,
  { before, after, tables }: { before: Reservation; after: Reservation; tables: readonly string[] },
): ReservationMail[] {
  if (action === 'confirm') return mailsAfterReserving(after);
  if (action === 'change') return mailsAfterChanging(before, after, tables);
  if (action === 'cancel') {
    const teamMails = after.isLateCancellation ? [toMail(after, 'reservation_staff_copy')] : [];
    return [...toGuestMails(after, 'reservation_cancelled'), ...teamMails];
  }
  return action === 'undo-cancel' && tables.length > 0 ? mailsAfterStatusChange(before.status, after) : [];
}

export function mailsAfterChangeRequest(reservation: Reservation): ReservationMail[] {
  const mailsToGuest = toGuestMails(reservation, 'reservation_change_received');
  return [...mailsToGuest, toMail(reservation, 'reservation_change_staff_copy')];
}

export function toGuestMails(reservation: Reservation, kind: ReservationMail['kind']): ReservationMail[] {
  return reservation.email === null ? [] : [toMail(reservation, kind)];
}

function toMail(reservation: Reservation, kind: ReservationMail['kind']): ReservationMail {
  const { id, email, firstName, lastName, preferredLanguage } = reservation;
  return { kind, reservationId: id, email: email ?? '', firstName, lastName, language: preferredLanguage };
}

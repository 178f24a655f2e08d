import type { GuestAction, ReservationStatus } from '@strapec/domain';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import type { ReservationMail } from '../../mail/outbox/outbox.js';

export function mailsAfterReserving(saved: Reservation): ReservationMail[] {
  if (saved.status === 'held') return mailsTo(saved, 'reservation_to_verify');
  const toGuest = saved.requiresApproval ? 'reservation_received' : 'reservation_confirmed';
  return [mailAbout(saved, toGuest), mailAbout(saved, 'reservation_staff_copy')];
}

/** A visit without a table is never mailed as confirmed. */
export function mailsAfterChanging(
  before: Reservation,
  after: Reservation,
  tables: readonly string[],
): ReservationMail[] {
  const isSameMail = isSameVisit(before, after) && before.status === after.status && before.email === after.email;
  if (isSameMail) return [];
  if (after.status === 'pending_approval') return mailsTo(after, 'reservation_received');
  const isConfirmed = after.status === 'confirmed' && tables.length > 0;
  return [...mailsToOldAddress(before, after), ...(isConfirmed ? mailsTo(after, newsOfConfirmed(before, after)) : [])];
}

function mailsToOldAddress(before: Reservation, after: Reservation): ReservationMail[] {
  const isReaddressed = before.status === 'confirmed' && after.status === 'confirmed' && before.email !== after.email;
  return isReaddressed ? mailsTo(before, 'reservation_readdressed') : [];
}

function newsOfConfirmed(before: Reservation, after: Reservation): ReservationMail['kind'] {
  if (before.status === 'pending_approval') return 'reservation_approved';
  const knowsIt = before.status === 'confirmed' && before.email === after.email;
  return knowsIt ? 'reservation_changed' : 'reservation_confirmed';
}

const visitFields = ['date', 'startMinute', 'minutes', 'partySize'] as const;
type VisitFields = Pick<Reservation, (typeof visitFields)[number]>;

export function isSameVisit(a: VisitFields, b: VisitFields): boolean {
  return visitFields.every((field) => a[field] === b[field]);
}

/** Corrections of the record send no mail. */
export function mailsAfterStatus(from: ReservationStatus, changed: Reservation): ReservationMail[] {
  const kind = newsOfStatus[`${from} ${changed.status}`];
  return kind ? mailsTo(changed, kind) : [];
}

const newsOfStatus: Readonly<Partial<Record<`${ReservationStatus} ${ReservationStatus}`, ReservationMail['kind']>>> = {
  'pending_approval confirmed': 'reservation_approved',
  'pending_approval cancelled': 'reservation_declined',
  'cancelled confirmed': 'reservation_confirmed',
  'cancelled pending_approval': 'reservation_received',
  'confirmed cancelled': 'reservation_cancelled',
  'confirmed pending_approval': 'reservation_received', // an approval was undone
};

/** A table that is cancelled late is hard to fill, so the team gets a copy. */
export function mailsAfterGuest(
  action: GuestAction,
  { before, after, tables }: { before: Reservation; after: Reservation; tables: readonly string[] },
): ReservationMail[] {
  if (action === 'confirm') return mailsAfterReserving(after);
  if (action === 'change') return mailsAfterChanging(before, after, tables);
  if (action === 'cancel') {
    const toTeam = after.isLateCancellation ? [mailAbout(after, 'reservation_staff_copy')] : [];
    return [...mailsTo(after, 'reservation_cancelled'), ...toTeam];
  }
  return action === 'undo-cancel' && tables.length > 0 ? mailsAfterStatus(before.status, after) : [];
}

export function mailsAfterChangeRequest(reservation: Reservation): ReservationMail[] {
  return [
    ...mailsTo(reservation, 'reservation_change_received'),
    mailAbout(reservation, 'reservation_change_staff_copy'),
  ];
}

export function mailsTo(reservation: Reservation, kind: ReservationMail['kind']): ReservationMail[] {
  return reservation.email === null ? [] : [mailAbout(reservation, kind)];
}

function mailAbout(reservation: Reservation, kind: ReservationMail['kind']): ReservationMail {
  const { id, email, firstName, lastName, preferredLanguage } = reservation;
  return { kind, reservationId: id, email: email ?? '', firstName, lastName, language: preferredLanguage };
}

import type { GuestVisit } from '@strapec/domain';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';

const minute = 60_000; // milliseconds

/** `isToChange` means that a change request waits for the team. */
export function guestVisitOf(reservation: Reservation, now: Date, isToChange = false): GuestVisit {
  const { status, date, startMinute: start, cancelledAt, cancelledBy, reconfirmedAt } = reservation;
  return {
    ...{ status, date, start, cancelledBy },
    minutesCancelled: cancelledAt && (now.getTime() - cancelledAt.getTime()) / minute,
    isReconfirmed: reconfirmedAt !== null,
    isToChange,
  };
}

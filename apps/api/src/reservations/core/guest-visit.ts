import type { GuestVisit } from '@strapec/domain';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';

const minute = 60_000; // milliseconds

/** A reservation as the rules for its guest ask for it, and whether a change of it waits for the team. */
export function guestVisitOf(reservation: Reservation, now: Date, isToChange = false): GuestVisit {
  const { status, date, startMinute: start, cancelledAt, cancelledBy, reconfirmedAt } = reservation;
  return {
    ...{ status, date, start, cancelledBy },
    minutesCancelled: cancelledAt && (now.getTime() - cancelledAt.getTime()) / minute,
    isReconfirmed: reconfirmedAt !== null,
    isToChange,
  };
}

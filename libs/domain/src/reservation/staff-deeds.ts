/** What staff do with a reservation and can take back (rules §5). */
export const reservationDeeds = [
  'reservation.enter',
  'reservation.change',
  'reservation.status',
  'reservation.offer',
  'reservation.approve-change',
  'reservation.decline-change',
] as const;
export type ReservationDeed = (typeof reservationDeeds)[number];

/** For so long after it was done. */
export const minutesToUndo = 10;

/** Whether an entry in the record of changes is such a deed. */
export const isReservationDeed = (action: string): action is ReservationDeed =>
  reservationDeeds.includes(action as ReservationDeed);

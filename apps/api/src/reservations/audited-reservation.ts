import { visitTimes } from '../clock/visit-times.js';
import type { Reservation } from '../database/entities/reservation.entity.js';

const audited = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'date',
  'partySize',
  'specialRequests',
  'staffNote',
  'preferredLanguage',
  'isPinned',
  'status',
] as const satisfies readonly (keyof Reservation)[];

/** What the audit log keeps of a reservation. */
export function auditedReservation(reservation: Reservation, tables: readonly string[]): Record<string, unknown> {
  const { time, duration } = visitTimes(reservation);
  return { ...Object.fromEntries(audited.map((field) => [field, reservation[field]])), time, duration, tables };
}

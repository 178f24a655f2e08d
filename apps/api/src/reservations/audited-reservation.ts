import type { Reservation } from '../database/entities/reservation.entity.js';

const audited = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'date',
  'time',
  'duration',
  'partySize',
  'specialRequests',
  'staffNote',
  'preferredLanguage',
  'isPinned',
  'status',
] as const satisfies readonly (keyof Reservation)[];

/** What the audit log keeps of a reservation. */
export function auditedReservation(reservation: Reservation, tables: readonly string[]): Record<string, unknown> {
  return { ...Object.fromEntries(audited.map((field) => [field, reservation[field]])), tables };
}

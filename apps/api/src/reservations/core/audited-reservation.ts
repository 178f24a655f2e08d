import { visitTimes } from '../../platform/clock/visit-times.js';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';

/** The audit log keeps every field that is not excluded by name, so that new fields are never forgotten. */
export function auditedReservation(reservation: Reservation, tables: readonly string[]): Record<string, unknown> {
  const { id, startMinute, minutes, createdAt, updatedAt, version, ...told } = reservation;
  const { calendarSequence, phoneE164, tableType, requiresApproval, emailSent, source, offers, ...kept } = told;
  const { cancelledAt, cancelledBy, isLateCancellation, reconfirmedAt, expectedMinute, ...said } = kept;
  const { replacesId, replaces, ...audited } = said;
  const { time, duration } = visitTimes(reservation);
  return { ...audited, time, duration, tables };
}

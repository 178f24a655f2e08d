import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import type { PartyToSeat } from '../../evenings/locked-evening.js';
import {
  type GuestAction,
  type GuestActionState,
  type LocalDateTime,
  type Minute,
  type ServiceDate,
  serviceDayEnd,
  serviceDayStart,
  guestActionNames,
  isGuestActionAllowed,
  currentServiceMinute,
} from '@strapec/domain';
import { toLocalDateTime } from '../../platform/clock/local-time.js';
import { type StoredVisit, toVisitTimes } from '../../platform/clock/visit-times.js';

export function toPartyToSeat(reservation: Reservation): PartyToSeat {
  const { id, startMinute, minutes, partySize, isPinned, status, seatedMinute, heldUntil } = reservation;
  const isSeated = status === 'seated';
  return {
    id,
    start: startMinute,
    minutes,
    partySize,
    isFixed: isPinned || isSeated,
    seatedSince: isSeated ? seatedMinute : null,
    heldUntil: status === 'pending_approval' ? heldUntil : null,
  };
}

export function toVisitDtoFields(visit: StoredVisit & { partySize: number }) {
  const { time, duration } = toVisitTimes(visit);
  return { date: visit.date, time, duration, partySize: visit.partySize };
}

const msPerMinute = 60_000; // milliseconds

/** `hasChangeRequest`: it waits for the team. */
export function toGuestActionState(reservation: Reservation, now: Date, hasChangeRequest = false): GuestActionState {
  const { status, date, startMinute: start, cancelledAt, cancelledBy, reconfirmedAt } = reservation;
  return {
    status,
    date,
    start,
    cancelledBy,
    minutesSinceCancelled: cancelledAt && (now.getTime() - cancelledAt.getTime()) / msPerMinute,
    isReconfirmed: reconfirmedAt !== null,
    hasChangeRequest,
  };
}

export function toGuestActionFlags(actionState: GuestActionState, now: LocalDateTime): Record<GuestAction, boolean> {
  const entries = guestActionNames.map((action) => [action, isGuestActionAllowed(action, actionState, now)]);
  return Object.fromEntries(entries) as Record<GuestAction, boolean>;
}

export function findServiceMinute(date: ServiceDate, instant: Date): Minute | null {
  const minute = currentServiceMinute(date, toLocalDateTime(instant));
  return minute >= serviceDayStart && minute < serviceDayEnd ? minute : null;
}

/** All fields but those named here, so that a new field is audited. */
export function toReservationAuditFields(reservation: Reservation, tables: readonly string[]): Record<string, unknown> {
  const { id, startMinute, minutes, createdAt, updatedAt, version, ...rest } = reservation;
  const { calendarSequence, phoneE164, tableType, requiresApproval, emailSent, source, offers, ...stateFields } = rest;
  const { cancelledAt, cancelledBy, isLateCancellation, reconfirmedAt, expectedMinute, ...auditedFields } = stateFields;
  const { time, duration } = toVisitTimes(reservation);
  return { ...auditedFields, time, duration, tables };
}

import {
  type BookingRules,
  type Canceller,
  mapNotes,
  isPartySizeAllowed,
  computeRequestHoldMinutes,
  confirmationMinutes,
  reservationNotes,
  resolveLanguage,
  toStay,
} from '@strapec/domain';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { addMinutes, toLocalDateTime } from '../../platform/clock/local-time.js';
import { toE164 } from '../../platform/http/fields/phone-number.js';
import type { CreateReservationDto } from './create-reservation.dto.js';

type CancellationColumns = Pick<Reservation, 'cancelledAt' | 'cancelledBy' | 'isLateCancellation'>;
type ArrivalColumns = Pick<Reservation, 'reconfirmedAt' | 'expectedMinute'>;

const notCancelled: CancellationColumns = { cancelledAt: null, cancelledBy: null, isLateCancellation: false };
const unknownArrival: ArrivalColumns = { reconfirmedAt: null, expectedMinute: null };

export const reservationDefaults = {
  ...notCancelled,
  ...unknownArrival,
  heldUntil: null,
  ...mapNotes(reservationNotes, () => null),
  isPinned: false,
  seatedMinute: null,
  offers: null,
  emailSent: false,
  version: 1,
  calendarSequence: 0,
} satisfies Partial<Reservation>;

type ReservationInput = Pick<
  CreateReservationDto,
  'lastName' | 'date' | 'time' | 'duration' | 'partySize' | 'preferredLanguage'
> &
  Partial<Record<'firstName' | 'email' | 'phone', string | null>>;

export function toReservationColumns(input: ReservationInput) {
  const { firstName, lastName, email = null, phone = null, date, partySize } = input;
  const { start: startMinute, minutes } = toStay(input);
  const phoneE164 = phone === null ? null : toE164(phone);
  const preferredLanguage = resolveLanguage(input.preferredLanguage);
  const guest = { firstName: firstName ?? '', lastName, email, phone, phoneE164, preferredLanguage };
  return { ...guest, date, startMinute, minutes, partySize };
}

export function cancellationColumns(
  before: Reservation,
  status: Reservation['status'],
  { by, now, isLate = false }: { by: Canceller; now: Date; isLate?: boolean },
): CancellationColumns {
  const { cancelledAt, cancelledBy, isLateCancellation: wasLate } = before;
  if (status !== 'cancelled') return notCancelled;
  if (before.status === 'cancelled') return { cancelledAt, cancelledBy, isLateCancellation: wasLate };
  return { cancelledAt: now, cancelledBy: by, isLateCancellation: isLate };
}

/** They apply only to the start they were given for. */
export function arrivalColumns(after: Pick<Reservation, 'date' | 'startMinute'>, before: Reservation): ArrivalColumns {
  const { date, startMinute, reconfirmedAt, expectedMinute } = before;
  const isSameStart = date === after.date && startMinute === after.startMinute;
  return isSameStart ? { reconfirmedAt, expectedMinute } : unknownArrival;
}

/** Rules §5. */
export function withVerificationHold(reservation: Reservation): Reservation {
  return { ...reservation, status: 'held', heldUntil: addMinutes(reservation.createdAt, confirmationMinutes) };
}

/** Rules §5. */
export function approvalDeadline({ date, startMinute: start }: Reservation, rules: BookingRules, now: Date): Date {
  return addMinutes(now, computeRequestHoldMinutes({ date, start }, rules, toLocalDateTime(now)));
}

/** A party larger than guests may book online waits without tables (rules §6). */
export function withApprovalHold(reservation: Reservation, rules: BookingRules, areLimitsOn: boolean): Reservation {
  if (reservation.status !== 'pending_approval') return reservation;
  const { createdAt } = reservation;
  const holdsTables = !areLimitsOn || isPartySizeAllowed(reservation, rules);
  return { ...reservation, heldUntil: holdsTables ? approvalDeadline(reservation, rules, createdAt) : createdAt };
}

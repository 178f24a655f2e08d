import {
  type BookingRules,
  type Canceller,
  byNote,
  isSizeOffered,
  mayHoldUnconfirmed,
  minutesOfRequest,
  minutesToVerify,
  reservationNotes,
  spokenOr,
  stayOf,
} from '@strapec/domain';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { localMoment } from '../../platform/clock/local-time.js';
import type { RunStatement } from '../../platform/database/named-query.js';
import type { LockedEvening } from '../../evenings/locked-evening.js';
import { e164Of } from '../../platform/http/fields/phone-number.js';
import type { CreateReservationDto } from './create-reservation.dto.js';
import { Problem } from '../../platform/http/problems/problem.js';

type Cancellation = Pick<Reservation, 'cancelledAt' | 'cancelledBy' | 'isLateCancellation'>;
type Coming = Pick<Reservation, 'reconfirmedAt' | 'expectedMinute'>;

const notCancelled: Cancellation = { cancelledAt: null, cancelledBy: null, isLateCancellation: false };
const notConfirmed: Coming = { reconfirmedAt: null, expectedMinute: null };

export const newReservation = {
  ...notCancelled,
  ...notConfirmed,
  heldUntil: null,
  ...byNote(reservationNotes, () => null),
  isPinned: false,
  seatedMinute: null,
  offers: null,
  emailSent: false,
  version: 1,
  calendarSequence: 0,
} satisfies Partial<Reservation>;

type TypedReservation = Pick<
  CreateReservationDto,
  'lastName' | 'date' | 'time' | 'duration' | 'partySize' | 'preferredLanguage'
> &
  Partial<Record<'firstName' | 'email' | 'phone', string | null>>;

export function columnsOf(typed: TypedReservation) {
  const { firstName, lastName, email = null, phone = null, date, partySize } = typed;
  const { start: startMinute, minutes } = stayOf(typed);
  const contact = { email, phone, phoneE164: phone === null ? null : e164Of(phone) };
  const preferredLanguage = spokenOr(typed.preferredLanguage);
  return { firstName: firstName ?? '', lastName, ...contact, preferredLanguage, date, startMinute, minutes, partySize };
}

export function cancellation(
  before: Reservation,
  status: Reservation['status'],
  { by, now, isLate = false }: { by: Canceller; now: Date; isLate?: boolean },
): Cancellation {
  const { cancelledAt, cancelledBy, isLateCancellation: wasLate } = before;
  if (status !== 'cancelled') return notCancelled;
  if (before.status === 'cancelled') return { cancelledAt, cancelledBy, isLateCancellation: wasLate };
  return { cancelledAt: now, cancelledBy: by, isLateCancellation: isLate };
}

/** They apply only to the start they were given for. */
export function sameArrival(after: Pick<Reservation, 'date' | 'startMinute'>, before: Reservation): Coming {
  const { date, startMinute, reconfirmedAt, expectedMinute } = before;
  const isSame = date === after.date && startMinute === after.startMinute;
  return isSame ? { reconfirmedAt, expectedMinute } : notConfirmed;
}

/** Not the delay. */
export const arrivalChosenByGuest = (after: Parameters<typeof sameArrival>[0], before: Reservation): Coming => ({
  ...sameArrival(after, before),
  reconfirmedAt: before.reconfirmedAt,
});

const minute = 60_000; // milliseconds

/** Rules §5. */
export function heldUntilVerified(made: Reservation): Reservation {
  const heldUntil = new Date(made.createdAt.getTime() + minutesToVerify * minute);
  return { ...made, status: 'held', heldUntil };
}

/** Rules §5. */
export function requestUntil({ date, startMinute: start }: Reservation, rules: BookingRules, now: Date): Date {
  return new Date(now.getTime() + minutesOfRequest({ date, start }, rules, localMoment(now)) * minute);
}

/** A party larger than guests may book online waits without tables (rules §6). */
export function madeAtOnce(made: Reservation, rules: BookingRules, isLimited: boolean): Reservation {
  if (made.status !== 'pending_approval') return made;
  const holdsTables = !isLimited || isSizeOffered(made, rules);
  return { ...made, heldUntil: holdsTables ? requestUntil(made, rules, made.createdAt) : made.createdAt };
}

const unconfirmedStatement = {
  name: 'unconfirmed-places',
  text: `
    SELECT id, held_until AS "heldUntil" FROM reservations
    WHERE date = $1 AND status = 'held' AND held_until > $2 ORDER BY held_until`,
};

/** Rules §6. */
export async function checkUnconfirmed(run: RunStatement, evening: LockedEvening, made: Reservation): Promise<void> {
  const { date, since } = evening;
  const waiting = await run<{ id: string; heldUntil: Date }>(unconfirmedStatement, [date, since]);
  const ids = [made.id, ...waiting.map(({ id }) => id)];
  const eveningState = evening.evening;
  const unconfirmed = eveningState.occupancy.filter(({ id }) => ids.includes(id));
  if (mayHoldUnconfirmed(made, unconfirmed, eveningState)) return;
  const [first] = waiting;
  if (!first || !isSizeOffered(made, eveningState.rules)) throw new Problem('proof_needed'); // too large even without others
  throw new Problem('too_many_unconfirmed', { retryAfter: (first.heldUntil.getTime() - since.getTime()) / 1000 });
}

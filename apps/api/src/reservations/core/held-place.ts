import {
  type BookingRules,
  isSizeOffered,
  mayHoldUnconfirmed,
  minutesOfRequest,
  minutesToVerify,
} from '@strapec/domain';
import { localMoment } from '../../platform/clock/local-time.js';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import type { RunStatement } from '../../platform/database/named-query.js';
import type { LockedEvening } from '../../evenings/locked-evening.js';
import { Problem } from '../../platform/http/problems/problem.js';

const minute = 60_000; // milliseconds

/** The hold fields of a reservation that is not held. */
export const notHeld = { heldUntil: null, heldFor: null, replacesId: null } satisfies Partial<Reservation>;

/** Holds the table until the guest has opened the link in the mail; it is not a reservation yet (rules §5). */
export function heldUntilVerified(made: Reservation): Reservation {
  const heldUntil = new Date(made.createdAt.getTime() + minutesToVerify * minute);
  return { ...made, status: 'held', heldUntil, heldFor: 'verify' };
}

/** The time until which a request holds its tables (rules §5). */
export function requestUntil({ date, startMinute: start }: Reservation, rules: BookingRules, now: Date): Date {
  return new Date(now.getTime() + minutesOfRequest({ date, start }, rules, localMoment(now)) * minute);
}

/** A reservation with a solved captcha. A request for more guests than may book online waits without tables (rules §6). */
export function madeAtOnce(made: Reservation, rules: BookingRules, isLimited: boolean): Reservation {
  if (made.status !== 'pending_approval') return made;
  const holdsTables = !isLimited || isSizeOffered(made, rules);
  return { ...made, heldUntil: holdsTables ? requestUntil(made, rules, made.createdAt) : made.createdAt };
}

const unconfirmedStatement = {
  name: 'unconfirmed-places',
  text: `
    SELECT id, held_until AS "heldUntil" FROM reservations
    WHERE date = $1 AND status = 'held' AND held_for = 'verify' AND held_until > $2 ORDER BY held_until`,
};

/** Throws `too_many_unconfirmed` when unconfirmed holds, with this one, would take too much of the evening (rules §6). */
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

import { leavesEnoughConfirmed, minutesToVerify } from '@strapec/domain';
import type { Reservation } from '../database/entities/reservation.entity.js';
import type { RunStatement } from '../database/named-query.js';
import type { LockedEvening } from '../evenings/locked-evening.js';
import { Problem } from '../http/problem.js';

const minute = 60_000; // milliseconds

/** What a reservation has of all this: it is not held, it is one. */
export const unheld = { heldUntil: null, heldFor: null, replacesId: null } satisfies Partial<Reservation>;

/** The place of a guest who has still to open their mail: it is held for them, and is no reservation yet (rules §5). */
export function heldUntilVerified(made: Reservation): Reservation {
  const heldUntil = new Date(made.createdAt.getTime() + minutesToVerify * minute);
  return { ...made, status: 'held', heldUntil, heldFor: 'verify' };
}

const unconfirmedStatement = {
  name: 'unconfirmed-places',
  text: `
    SELECT id, held_until AS "heldUntil" FROM reservations
    WHERE date = $1 AND status = 'held' AND held_for = 'verify' AND held_until > $2 ORDER BY held_until`,
};

/** Throws `too_many_unconfirmed` when with this new one too much of the evening would be held without a confirmation (rules §6). */
export async function checkUnconfirmed(run: RunStatement, evening: LockedEvening, newId: string): Promise<void> {
  const { date, since } = evening;
  const waiting = await run<{ id: string; heldUntil: Date }>(unconfirmedStatement, [date, since]);
  const ids = [newId, ...waiting.map(({ id }) => id)];
  const { occupancy, plan } = evening.evening;
  if (
    leavesEnoughConfirmed(
      occupancy.filter(({ id }) => ids.includes(id)),
      plan,
    )
  )
    return;
  const [first] = waiting;
  if (!first) throw new Problem('proof_needed'); // a party that takes more than the share by itself
  throw new Problem('too_many_unconfirmed', { retryAfter: (first.heldUntil.getTime() - since.getTime()) / 1000 });
}

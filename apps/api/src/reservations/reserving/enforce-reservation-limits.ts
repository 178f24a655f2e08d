import { isPartySizeAllowed, mayHoldUnconfirmed, toStay } from '@strapec/domain';
import type { LockedEvening } from '../../evenings/locked-evening.js';
import { tableHoldingStatuses } from '../../evenings/visits-without-table.js';
import { toLocalDateTime } from '../../platform/clock/local-time.js';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import type { Querier } from '../../platform/database/named-statements.js';
import { toE164 } from '../../platform/http/fields/phone-number.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { maxFutureReservations } from '../../platform/rate-limits/rate-limits.js';
import type { CreateReservationDto } from '../core/create-reservation.dto.js';

const futureReservationsStatement = {
  name: 'count-live-reservations',
  text: `
    SELECT count(*)::int AS count,
      coalesce(bool_or(lower(email) = $1 AND phone_e164 = $2
        AND date = $6 AND start_minute < $8 AND start_minute + minutes > $7), false) AS "isAlreadyReserved"
    FROM reservations WHERE (lower(email) = $1 OR phone_e164 = $2) AND date >= $3 AND (status = ANY ($4) OR status = 'held' AND held_until > $5)`,
};

/** Rules §6. */
export async function enforceReservationLimits(
  run: Querier,
  request: CreateReservationDto,
  { now, areLimitsOn }: { now: Date; areLimitsOn: boolean },
): Promise<void> {
  const { email, phone, date } = request;
  const { start, minutes } = toStay(request);
  const { date: today } = toLocalDateTime(now);
  const values = [email, toE164(phone), today, tableHoldingStatuses, now, date, start, start + minutes];
  const [futureSummary] = await run<{ count: number; isAlreadyReserved: boolean }>(futureReservationsStatement, values);
  if (futureSummary?.isAlreadyReserved && !request.isSecondTable) throw new Problem('already_reserved');
  if (areLimitsOn && futureSummary && futureSummary.count >= maxFutureReservations)
    throw new Problem('too_many_reservations');
}

const unconfirmedHoldsStatement = {
  name: 'unconfirmed-places',
  text: `
    SELECT id, held_until AS "heldUntil" FROM reservations
    WHERE date = $1 AND status = 'held' AND held_until > $2 ORDER BY held_until`,
};

/** Rules §6. */
export async function enforceUnconfirmedLimit(
  run: Querier,
  lockedEvening: LockedEvening,
  reservation: Reservation,
): Promise<void> {
  const { date, lockedAt } = lockedEvening;
  const unconfirmedHolds = await run<{ id: string; heldUntil: Date }>(unconfirmedHoldsStatement, [date, lockedAt]);
  const unconfirmedIds = [reservation.id, ...unconfirmedHolds.map(({ id }) => id)];
  const currentEvening = lockedEvening.evening;
  const unconfirmedVisits = currentEvening.occupancy.filter(({ id }) => unconfirmedIds.includes(id));
  if (mayHoldUnconfirmed(reservation, unconfirmedVisits, currentEvening)) return;
  const [firstEndingHold] = unconfirmedHolds;
  if (!firstEndingHold || !isPartySizeAllowed(reservation, currentEvening.rules)) throw new Problem('proof_needed'); // too large even without others
  const waitMs = firstEndingHold.heldUntil.getTime() - lockedAt.getTime();
  throw new Problem('too_many_unconfirmed', { retryAfter: waitMs / 1000 });
}

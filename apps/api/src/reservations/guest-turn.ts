import { stayOf } from '@strapec/domain';
import { localMoment } from '../clock/local-time.js';
import type { RunStatement } from '../database/named-query.js';
import { turnKey } from '../database/turn-key.js';
import { holding } from '../evenings/holding-statuses.js';
import { Problem } from '../http/problem.js';
import { liveReservationsPerGuest } from '../limits/limits.js';
import type { CreateReservationDto } from './dto/create-reservation.dto.js';
import { e164Of } from '../http/phone-number.js';

const turnStatement = {
  name: 'take-guest-turn',
  text: `
    SELECT pg_advisory_xact_lock(${turnKey('email', '$2')}), pg_advisory_xact_lock(${turnKey('idempotencyKey', '$1')})`, // from left to right
};

/** How many reservations a guest has ahead, and whether one of them lies at the time that is asked for. */
const liveStatement = {
  name: 'count-live-reservations',
  text: `
    SELECT count(*)::int AS count,
      coalesce(bool_or(lower(email) = $1 AND phone_e164 = $2 AND held_for IS DISTINCT FROM 'change'
        AND date = $6 AND start_minute < $8 AND start_minute + minutes > $7), false) AS "isAlready"
    FROM reservations WHERE (lower(email) = $1 OR phone_e164 = $2) AND date >= $3 AND (status = ANY ($4) OR held_until > $5)`,
};

/**
 * Waits for the turn of an e-mail, and of an idempotency key: no request slips past either check by being sent twice at once, and
 * the second of two finds what the first has made.
 */
export async function takeGuestTurn(run: RunStatement, key: string | null, email: string): Promise<void> {
  await run(turnStatement, [key, email]);
}

/**
 * Throws `already_reserved` when the same guest, by e-mail and telephone, has a table at that time and does not ask for a
 * second one, and `too_many_reservations` when a guest has as many ahead as one may (rules §6).
 */
export async function checkLiveReservations(
  run: RunStatement,
  request: CreateReservationDto,
  { now, isLimited }: { now: Date; isLimited: boolean },
): Promise<void> {
  const { email, phone, date } = request;
  const { start, minutes } = stayOf(request);
  const asked = [email, e164Of(phone), localMoment(now).date, holding, now, date, start, start + minutes];
  const [live] = await run<{ count: number; isAlready: boolean }>(liveStatement, asked);
  if (live?.isAlready && !request.isSecondTable) throw new Problem('already_reserved');
  if (isLimited && live && live.count >= liveReservationsPerGuest) throw new Problem('too_many_reservations');
}

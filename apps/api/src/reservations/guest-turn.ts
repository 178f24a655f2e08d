import { localMoment } from '../clock/local-time.js';
import type { RunStatement } from '../database/named-query.js';
import { turnKey } from '../database/turn-key.js';
import { holding } from '../evenings/holding-statuses.js';
import { Problem } from '../http/problem.js';
import { keyTurn, refuseInFlight } from '../idempotency/idempotency.js';
import { liveReservationsPerEmail } from '../limits/limits.js';

/**
 * Takes the turn of an idempotency key, without waiting, and of an e-mail, waiting: nobody can slip past either check
 * by asking twice at once.
 */
const turnStatement = {
  name: 'take-guest-turn',
  text: `
    SELECT ${keyTurn},
      pg_advisory_xact_lock(${turnKey('email', '$2')})`,
};

const liveStatement = {
  name: 'count-live-reservations',
  text: `
    SELECT count(*)::int AS count FROM reservations WHERE lower(email) = $1 AND date >= $2 AND (status = ANY ($3) OR held_until > $4)`,
};

/** Throws `idempotency_in_flight` while another transaction works on the same key. */
export async function takeGuestTurn(run: RunStatement, key: string | null, email: string): Promise<void> {
  const [turn] = await run<{ isMine: boolean | null }>(turnStatement, [key, email]);
  refuseInFlight(turn);
}

/** Throws `email_rate_limit` when a guest already has as many tables ahead as one may (rules §6). */
export async function checkLiveReservations(run: RunStatement, email: string, now: Date): Promise<void> {
  const today = localMoment(now).date;
  const [live] = await run<{ count: number }>(liveStatement, [email, today, holding, now]);
  const oneHour = 3600;
  if (live && live.count >= liveReservationsPerEmail) throw new Problem('email_rate_limit', { retryAfter: oneHour });
}

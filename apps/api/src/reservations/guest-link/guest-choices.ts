import type { RunStatement } from '../../platform/database/named-query.js';
import { reminderKey } from '../reminders/remind-guests.js';

/** The changes that a guest has made or asked for, read from the audit log. */
export interface GuestChoices {
  changes: number;
  lastAt: Date | null;
  /** The last change of the visit itself; a new message to the restaurant does not count. */
  changedAt: Date | null;
  /** True when the reminder of the current visit has been sent. */
  isReminded: boolean;
}

const visitIn = (state: string): string =>
  `(${['date', 'time', 'duration', 'partySize'].map((field) => `${state} ->> '${field}'`).join(', ')})`;

const choicesStatement = {
  name: 'choices-by-guest',
  text: `
    SELECT count(*)::int AS changes, max(at) AS "lastAt",
      max(at) FILTER (WHERE action = 'reservation.guest-change' AND ${visitIn('before')} IS DISTINCT FROM ${visitIn('after')}) AS "changedAt",
      EXISTS (SELECT FROM reservations JOIN email_messages ON dedupe_key = ${reminderKey} WHERE reservations.id = $2::uuid) AS "isReminded"
    FROM audit_log WHERE subject_id = $1 AND action IN ('reservation.guest-change', 'reservation.guest-ask-change')`,
};

export async function choicesOf(run: RunStatement, reservationId: string): Promise<GuestChoices> {
  const [row] = await run<GuestChoices>(choicesStatement, [reservationId, reservationId]);
  return row ?? { changes: 0, lastAt: null, changedAt: null, isReminded: false };
}

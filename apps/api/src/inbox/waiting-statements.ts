import { holding } from '../evenings/holding-statuses.js';
import type { Statement } from '../database/named-query.js';
import { waits } from '../evenings/waiting.js';

/** The statuses of `$2`: who waits for approval is no second time among those without a table. */
export const approvedHolding = holding.filter((status) => status !== 'pending_approval');
/** Of each group. */
const mostShown = 50;

/** Changes that guests ask for, at the instant `$3`. */
const asked = `FROM reservations WHERE held_for = 'change' AND status = 'held' AND held_until > $3`;

// Dates are asked of the kept counts: of a million reservations only the evenings are read on which somebody waits.
const pendingEvenings = `FROM reservation_counts WHERE status = 'pending_approval' AND date >= $1 AND count > 0`;
const failed = `FROM email_messages AS mail LEFT JOIN reservations AS visit ON visit.id = mail.reservation_id
  WHERE mail.status = 'failed' AND mail.settled_at IS NULL AND mail.kind <> 'test'
    AND CASE WHEN mail.reservation_id IS NULL THEN mail.payload ->> 'rowId' IS NOT NULL ELSE visit.date >= $1 END`;
const open = (table: string): string => `FROM ${table} WHERE answered_at IS NULL`;

/** How much waits from the date `$1` on. */
export const countStatement: Statement = {
  name: 'count-what-waits',
  text: `
    SELECT (SELECT coalesce(sum(count), 0)::int ${pendingEvenings}) AS approvals,
      (SELECT count(*)::int ${asked}) AS changes,
      (SELECT count(*)::int FROM reservations WHERE ${waits}) AS "withoutTable",
      (SELECT count(*)::int ${failed}) AS mails,
      (SELECT count(*)::int ${open('event_inquiries')}) AS inquiries,
      (SELECT count(*)::int ${open('contact_messages')}) AS messages`,
};

/** Who waits from the date `$1` on, by ids. */
export const waitingStatement: Statement = {
  name: 'list-what-waits',
  text: `
    SELECT ARRAY(
        SELECT id FROM reservations WHERE status = 'pending_approval' AND date IN (SELECT date ${pendingEvenings})
        ORDER BY created_at, id LIMIT ${mostShown}) AS approvals,
      ARRAY(SELECT replaces_id ${asked} ORDER BY created_at, id LIMIT ${mostShown}) AS changes,
      ARRAY(SELECT id FROM reservations WHERE ${waits} ORDER BY date, start_minute, id LIMIT ${mostShown}) AS "withoutTable",
      ARRAY(SELECT mail.id ${failed} ORDER BY mail.created_at, mail.id LIMIT ${mostShown}) AS mails,
      ARRAY(SELECT id ${open('event_inquiries')} ORDER BY created_at, id LIMIT ${mostShown}) AS inquiries,
      ARRAY(SELECT id ${open('contact_messages')} ORDER BY created_at, id LIMIT ${mostShown}) AS messages`,
};

import type { ServiceDate } from '@strapec/domain';
import type { RunStatement } from '../platform/database/named-query.js';
import { holding } from './holding-statuses.js';

/** That a reservation has no table, and is no request whose time to hold one is over, as SQL; `now` is the place of the instant. */
export const lacksTable = (now: string): string => `
    NOT EXISTS (SELECT FROM table_holdings WHERE reservation_id = reservations.id)
      AND NOT (status = 'pending_approval' AND coalesce(held_until <= ${now}, false))`;

/** That this is so from the date `$1` on, of the statuses `$2`, at the instant `$3`. */
export const waits = `date >= $1 AND status = ANY ($2) AND ${lacksTable('$3')}`;

const statement = { name: 'visits-without-a-table', text: `SELECT id FROM reservations WHERE ${waits}` };

/** Ids of the visits from a date on for which the house has no table. */
export async function waitingFrom(run: RunStatement, date: ServiceDate, now: Date): Promise<string[]> {
  const rows = await run<{ id: string }>(statement, [date, holding, now]);
  return rows.map(({ id }) => id);
}

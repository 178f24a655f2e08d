import type { ServiceDate } from '@strapec/domain';
import type { RunStatement } from '../database/named-query.js';
import { holding } from './holding-statuses.js';

/** That a reservation from the date `$1` on has one of the statuses `$2` and no table, as SQL. */
export const waits = `
    date >= $1 AND status = ANY ($2)
      AND NOT EXISTS (SELECT FROM table_holdings WHERE reservation_id = reservations.id)`;

const statement = { name: 'visits-without-a-table', text: `SELECT id FROM reservations WHERE ${waits}` };

/** Ids of the visits from a date on for which the house has no table. */
export async function waitingFrom(run: RunStatement, date: ServiceDate): Promise<string[]> {
  const rows = await run<{ id: string }>(statement, [date, holding]);
  return rows.map(({ id }) => id);
}

import { type ServiceDate, holdsTables, staffVisibleStatuses } from '@strapec/domain';
import type { Querier } from '../platform/database/named-statements.js';

export const tableHoldingStatuses = staffVisibleStatuses.filter(holdsTables);

/** SQL condition on reservations. `nowParameter` is the placeholder of the current instant, such as `$3`. */
export const lacksTableSql = (nowParameter: string): string => `
    NOT EXISTS (SELECT FROM table_holdings WHERE reservation_id = reservations.id)
      AND NOT (status = 'pending_approval' AND coalesce(held_until <= ${nowParameter}, false))`;

/** SQL: from date `$1`, statuses `$2`, at instant `$3`. */
export const upcomingWithoutTableSql = `date >= $1 AND status = ANY ($2) AND ${lacksTableSql('$3')}`;

const visitsStatement = {
  name: 'visits-without-a-table',
  text: `SELECT id FROM reservations WHERE ${upcomingWithoutTableSql}`,
};

export async function findVisitIdsWithoutTable(run: Querier, fromDate: ServiceDate, now: Date): Promise<string[]> {
  const rows = await run<{ id: string }>(visitsStatement, [fromDate, tableHoldingStatuses, now]);
  return rows.map(({ id }) => id);
}

import type { ServiceDate } from '@strapec/domain';
import type { RunStatement } from '../database/named-query.js';
import { holding } from '../evenings/holding-statuses.js';
import type { BusyDayDto } from './dto/busy-day.dto.js';

const statement = {
  name: 'busy-days',
  text: `
    SELECT date, sum(reservations)::int AS reservations, sum(pending)::int AS pending, sum(covers)::int AS covers,
      sum(waiting)::int AS "withoutTable", sum(events)::int AS events
    FROM (
      SELECT date, 1 AS reservations, (status = 'pending_approval')::int AS pending,
        CASE WHEN status = ANY ($3) THEN party_size ELSE 0 END AS covers,
        (status = ANY ($3) AND NOT EXISTS (SELECT FROM table_holdings WHERE reservation_id = reservations.id))::int AS waiting,
        0 AS events
      FROM reservations WHERE date BETWEEN $1 AND $2 AND status NOT IN ('cancelled', 'no_show', 'held')
      UNION ALL
      SELECT date, 0, 0, 0, 0, 1 FROM events WHERE date BETWEEN $1 AND $2 AND status = 'active') AS planned
    GROUP BY date ORDER BY date`,
};

/** The days of a span on which something is planned, in one statement. */
export async function busyDays(run: RunStatement, from: ServiceDate, to: ServiceDate): Promise<BusyDayDto[]> {
  return run<BusyDayDto>(statement, [from, to, holding]);
}

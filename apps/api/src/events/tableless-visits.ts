import {
  type ServiceDate,
  type Visit,
  holdsTables,
  minuteOfTime,
  minutesPerHour,
  reservationStatuses,
} from '@strapec/domain';
import type { RunStatement } from '../database/named-query.js';

const statement = {
  name: 'tableless-visits',
  text: `
    SELECT id, "time", duration, party_size AS "partySize", status = 'seated' AS "isFixed" FROM reservations
    WHERE date = $1 AND status = ANY ($2)
      AND NOT EXISTS (SELECT FROM reservation_tables WHERE reservation_id = reservations.id)
    ORDER BY created_at`,
};

interface Row {
  id: string;
  time: string;
  duration: number;
  partySize: number;
  isFixed: boolean;
}

const holding = reservationStatuses.filter(holdsTables);

/** Visits of an evening whose tables an event has taken; the oldest first. */
export async function tablelessVisits(run: RunStatement, date: ServiceDate): Promise<Visit[]> {
  const rows = await run<Row>(statement, [date, holding]);
  return rows.map(({ time, duration, ...visit }) => {
    const start = minuteOfTime(time);
    return { ...visit, start, end: start + duration * minutesPerHour, tables: [] };
  });
}

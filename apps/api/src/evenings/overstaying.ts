import type { Minute, ServiceDate } from '@strapec/domain';
import type { RunStatement } from '../database/named-query.js';

const statement = {
  name: 'guests-who-stay',
  text: `
    SELECT EXISTS (SELECT FROM reservations JOIN table_holdings ON reservation_id = reservations.id
      WHERE reservations.date = $1 AND status = 'seated' AND seated_minute IS NOT NULL AND upper(during) <= $2) AS "doGuestsStay"`,
};

/** Whether guests of an evening still sit although the time for which their tables are held is over. */
export async function doGuestsStay(run: RunStatement, date: ServiceDate, minute: Minute): Promise<boolean> {
  const [row] = await run<{ doGuestsStay: boolean }>(statement, [date, minute]);
  return row?.doGuestsStay ?? false;
}

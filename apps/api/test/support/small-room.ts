import { type Visit, type TablePlan, buildTablePlan } from '@strapec/domain';
import { venueCombinations, venueTables } from '@strapec/domain/testing';
import { sql } from './sql';

const keptTableIds = ['T1', 'T2', 'T5', 'T6', 'L1'];

/** Removes tables, so that evenings are soon full and a brute-force search can still seat them. */
export async function shrinkRoom(): Promise<void> {
  await sql(`DELETE FROM room_tables WHERE table_id <> ALL ($1)`, [keptTableIds]);
}

/** The same room, for the brute-force search. */
export const smallRoomPlan: TablePlan = buildTablePlan(
  venueTables.filter(({ id }) => keptTableIds.includes(id)),
  venueCombinations.filter(({ tables, isWholeRoom }) => isWholeRoom || tables.every((id) => keptTableIds.includes(id))),
);

/** An evening's reservations that hold tables, and its events as fixed visits. */
export async function findVisitsOn(date: string): Promise<(Visit & { isEvent: boolean })[]> {
  return sql(
    `SELECT id, start_minute AS start, start_minute + minutes AS "end", party_size AS "partySize", false AS "isEvent",
       is_pinned OR status = 'seated' AS "isFixed",
       ARRAY(SELECT table_id FROM table_holdings WHERE reservation_id = reservations.id) AS tables
     FROM reservations WHERE date = $1 AND status IN ('pending_approval', 'confirmed', 'seated')
     UNION ALL
     SELECT event_id, lower(during), upper(during), 1, true, true, array_agg(table_id)
     FROM table_holdings WHERE date = $1 AND event_id IS NOT NULL GROUP BY event_id, during`,
    [date],
  );
}

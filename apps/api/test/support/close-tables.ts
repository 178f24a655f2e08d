import { sql } from './sql';

const allDates = ['2000-01-01', '2999-12-31'] as const;

/** Closes tables on all dates; the condition is SQL about the table's id. */
export async function closeTables(idCondition: string): Promise<void> {
  await sql(
    `WITH closed AS (INSERT INTO table_closures (from_date, to_date) VALUES ($1, $2) RETURNING id)
     INSERT INTO closed_tables SELECT closed.id, dining_tables.id FROM closed, dining_tables WHERE dining_tables.id ${idCondition}`,
    [...allDates],
  );
}

export const reopenTables = () => sql('DELETE FROM table_closures');

/** Inserts a copy of the first room that is valid from a date on, without some tables. */
export async function insertRoomWithoutTables(tableIds: readonly string[], fromDate: string): Promise<void> {
  await sql('INSERT INTO rooms VALUES ($1)', [fromDate]);
  await sql(
    `INSERT INTO room_tables SELECT $1::date, table_id, min_party, max_party, position, x, y FROM room_tables
     WHERE valid_from = '2024-01-01' AND table_id <> ALL ($2)`,
    [fromDate, tableIds],
  );
}

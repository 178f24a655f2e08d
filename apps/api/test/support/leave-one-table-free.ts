import { sql } from './sql';

/** Leaves an evening with one party at every table except T5 from 18:00 to 21:00: one more party of two fits at 18:30. */
export async function leaveOneTableFree(date: string): Promise<void> {
  await sql('DELETE FROM reservations WHERE date = $1', [date]);
  await sql(
    `WITH party AS (
       INSERT INTO reservations
         (id, first_name, last_name, email, phone, date, start_minute, minutes, party_size, is_pinned, created_at, updated_at)
       VALUES (gen_random_uuid(), 'A', 'B', 'party@example.com', '0905123456', $1, 1080, 180, 20, true, now(), now())
       RETURNING id)
     INSERT INTO table_holdings (reservation_id, table_id, date, during)
     SELECT party.id, dining_tables.id, $1, int4range(1080, 1260)
     FROM party, dining_tables WHERE dining_tables.id <> 'T5'`,
    [date],
  );
  await sql(
    'INSERT INTO reservation_capacity_locks VALUES ($1, now()) ON CONFLICT (date) DO UPDATE SET updated_at = now()',
    [date],
  );
}

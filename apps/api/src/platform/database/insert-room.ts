import type { Dated, RoomLayout } from '@strapec/domain';
import type { EntityManager } from 'typeorm';

/** `$2` are the tables, `$3` the combinations; both keep their order. */
const insertRoomQuery = `
  WITH room AS (INSERT INTO rooms (valid_from) VALUES ($1)),
  drawn AS (
    SELECT * FROM ROWS FROM (
      jsonb_to_recordset($2) AS (id text, "minParty" int, "maxParty" int, x int, y int, zone jsonb)
    ) WITH ORDINALITY AS drawn (id, min_party, max_party, x, y, zone, number)),
  new_tables AS (INSERT INTO dining_tables (id) SELECT id FROM drawn ON CONFLICT DO NOTHING),
  room_tables AS (
    INSERT INTO room_tables (valid_from, table_id, min_party, max_party, position, x, y, zone_sk, zone_en)
    SELECT $1, id, min_party, max_party, number - 1, x, y, zone->>'sk', zone->>'en' FROM drawn),
  combined AS (
    SELECT * FROM ROWS FROM (
      jsonb_to_recordset($3) AS (tables text[], "minParty" int, "maxParty" int, "isWholeRoom" boolean)
    ) WITH ORDINALITY AS combined (tables, min_party, max_party, is_whole_room, number)),
  combinations AS (
    INSERT INTO table_combinations (valid_from, min_party, max_party, is_whole_room)
    SELECT $1, min_party, max_party, is_whole_room FROM combined ORDER BY number RETURNING id)
  INSERT INTO combination_tables (combination_id, table_id)
  SELECT id, unnest(tables) FROM combined
    JOIN (SELECT id, row_number() OVER (ORDER BY id) AS number FROM combinations) AS numbered USING (number)`;

export async function insertRoom(tx: EntityManager, { from, value }: Dated<RoomLayout>): Promise<void> {
  await tx.query(insertRoomQuery, [from, JSON.stringify(value.tables), JSON.stringify(value.combinations)]);
}

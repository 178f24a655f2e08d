import type { MigrationInterface, QueryRunner } from 'typeorm';

const watched = ['rooms', 'room_tables'];
/** Since when the first room stands; whatever lies before it is in that room too. */
const sinceEver = `least('2024-01-01', (SELECT min(turn) FROM turns) - 1)`;

/** The room is one value from a date on; a dining table is only what holdings point to. Each room there was is carried over. */
export class Rooms1764000025300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createRooms(runner);
    await carryTables(runner);
    await carryCombinations(runner);
    await runner.query(`
      ALTER TABLE dining_tables
        DROP COLUMN min_party, DROP COLUMN max_party, DROP COLUMN position, DROP COLUMN used_from, DROP COLUMN used_until`);
    for (const table of watched) {
      await runner.query(`
        CREATE TRIGGER ${table}_raise_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
          FOR EACH STATEMENT EXECUTE FUNCTION raise_house_version()`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await uncarryTables(runner);
    await uncarryCombinations(runner);
    await runner.query(`DROP TABLE room_tables`);
    await runner.query(`DROP TABLE rooms`);
  }
}

async function createRooms(runner: QueryRunner): Promise<void> {
  await runner.query(`CREATE TABLE rooms (valid_from date PRIMARY KEY)`);
  await runner.query(`
    CREATE TABLE room_tables (
      valid_from date NOT NULL,
      table_id text NOT NULL,
      min_party integer NOT NULL,
      max_party integer NOT NULL,
      position integer NOT NULL,
      x integer NOT NULL,
      y integer NOT NULL,
      zone_sk text,
      zone_en text,
      PRIMARY KEY (valid_from, table_id),
      CONSTRAINT room_tables_valid_from_fkey FOREIGN KEY (valid_from) REFERENCES rooms (valid_from) ON DELETE CASCADE,
      CONSTRAINT room_tables_table_id_fkey FOREIGN KEY (table_id) REFERENCES dining_tables (id),
      CONSTRAINT room_tables_party_check CHECK (1 <= min_party AND min_party <= max_party),
      CONSTRAINT room_tables_grid_check CHECK (0 <= x AND 0 <= y),
      CONSTRAINT room_tables_zone_check CHECK ((zone_sk IS NULL) = (zone_en IS NULL))
    )`);
  await runner.query(`CREATE INDEX room_tables_table_idx ON room_tables (table_id)`);
}

/** A room for each date on which a table or a combination came or went; drawn four by four, until somebody draws it as it is. */
async function carryTables(runner: QueryRunner): Promise<void> {
  await runner.query(`
    INSERT INTO rooms
    WITH turns AS (
      SELECT unnest(ARRAY[used_from, used_until]) AS turn FROM dining_tables
      UNION SELECT unnest(ARRAY[used_from, used_until]) FROM table_combinations)
    SELECT DISTINCT valid_from FROM (SELECT turn FROM turns UNION SELECT ${sinceEver}) AS dated (valid_from)
    WHERE valid_from IS NOT NULL AND EXISTS (SELECT FROM dining_tables)`);
  await runner.query(`
    INSERT INTO room_tables (valid_from, table_id, min_party, max_party, position, x, y)
    SELECT valid_from, id, min_party, max_party, place, 1 + place % 4 * 7, 1 + place / 4 * 4
    FROM (SELECT *, (row_number() OVER (PARTITION BY valid_from ORDER BY position, id) - 1)::integer AS place
      FROM rooms JOIN dining_tables ON ${isUsed('dining_tables')}) AS seat`);
}

async function carryCombinations(runner: QueryRunner): Promise<void> {
  await runner.query(`ALTER TABLE table_combinations ADD COLUMN valid_from date, ADD COLUMN carried integer`);
  await runner.query(`
    INSERT INTO table_combinations (min_party, max_party, is_whole_room, valid_from, carried)
    SELECT min_party, max_party, is_whole_room, rooms.valid_from, id
    FROM table_combinations JOIN rooms ON ${isUsed('table_combinations')}
    WHERE is_whole_room OR NOT EXISTS (
      SELECT FROM combination_tables WHERE combination_id = table_combinations.id AND NOT EXISTS (
        SELECT FROM room_tables WHERE room_tables.valid_from = rooms.valid_from AND room_tables.table_id = combination_tables.table_id))
      AND (SELECT count(*) FROM combination_tables WHERE combination_id = table_combinations.id) > 1
    ORDER BY rooms.valid_from, id`);
  await runner.query(`
    INSERT INTO combination_tables (combination_id, table_id)
    SELECT table_combinations.id, table_id FROM table_combinations JOIN combination_tables ON combination_id = carried`);
  await runner.query(`DELETE FROM table_combinations WHERE valid_from IS NULL`);
  await runner.query(`
    ALTER TABLE table_combinations
      DROP COLUMN carried,
      DROP COLUMN used_from,
      DROP COLUMN used_until,
      ALTER COLUMN valid_from SET NOT NULL,
      ADD CONSTRAINT table_combinations_valid_from_fkey FOREIGN KEY (valid_from) REFERENCES rooms (valid_from) ON DELETE CASCADE`);
  await runner.query(`CREATE INDEX table_combinations_valid_from_idx ON table_combinations (valid_from)`);
}

const isUsed = (table: string): string =>
  `coalesce(${table}.used_from <= rooms.valid_from, true) AND coalesce(rooms.valid_from < ${table}.used_until, true)`;

/** A table is in use from the first room that has it to the first one after its last; of its sizes the last are kept. */
async function uncarryTables(runner: QueryRunner): Promise<void> {
  await runner.query(`
    ALTER TABLE dining_tables
      ADD COLUMN min_party integer NOT NULL DEFAULT 1,
      ADD COLUMN max_party integer NOT NULL DEFAULT 1,
      ADD COLUMN position integer NOT NULL DEFAULT 0,
      ADD COLUMN used_from date,
      ADD COLUMN used_until date`);
  await runner.query(`
    UPDATE dining_tables SET min_party = seat.min_party, max_party = seat.max_party,
      position = (SELECT max(position) FROM room_tables WHERE table_id = id),
      used_from = nullif((SELECT min(valid_from) FROM room_tables WHERE table_id = id), (SELECT min(valid_from) FROM rooms)),
      used_until = (SELECT min(valid_from) FROM rooms WHERE valid_from > seat.valid_from)
    FROM room_tables AS seat
    WHERE seat.table_id = id AND seat.valid_from = (SELECT max(valid_from) FROM room_tables WHERE table_id = id)`);
  await runner.query(`
    UPDATE dining_tables SET used_until = (SELECT min(valid_from) FROM rooms)
    WHERE id NOT IN (SELECT table_id FROM room_tables)`);
  await runner.query(`
    ALTER TABLE dining_tables
      ALTER COLUMN min_party DROP DEFAULT,
      ALTER COLUMN max_party DROP DEFAULT,
      ALTER COLUMN position DROP DEFAULT,
      ADD CONSTRAINT dining_tables_party_check CHECK (1 <= min_party AND min_party <= max_party),
      ADD CONSTRAINT dining_tables_used_check CHECK (used_from < used_until)`);
}

/** The combinations of each room, for as long as it holds. */
async function uncarryCombinations(runner: QueryRunner): Promise<void> {
  await runner.query(`ALTER TABLE table_combinations ADD COLUMN used_from date, ADD COLUMN used_until date`);
  await runner.query(`
    UPDATE table_combinations SET
      used_from = nullif(valid_from, (SELECT min(valid_from) FROM rooms)),
      used_until = (SELECT min(rooms.valid_from) FROM rooms WHERE rooms.valid_from > table_combinations.valid_from)`);
  await runner.query(`
    ALTER TABLE table_combinations
      DROP COLUMN valid_from,
      ADD CONSTRAINT table_combinations_used_check CHECK (used_from < used_until)`);
}

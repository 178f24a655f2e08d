import type { MigrationInterface, QueryRunner } from 'typeorm';

const clock = `split_part("time", ':', 1)::int * 60 + split_part("time", ':', 2)::int`;

/** Columns that hold a word, and the words: what the code knows, the database refuses anything beside. */
const words: readonly [table: string, column: string, words: readonly string[]][] = [
  ['reservations', 'status', ['pending_approval', 'confirmed', 'seated', 'completed', 'cancelled', 'no_show']],
  ['reservations', 'source', ['website', 'phone', 'walk_in']],
  ['reservations', 'table_type', ['table_2', 'table_4', 'large_group']],
  ['reservations', 'preferred_language', ['sk', 'en']],
  ['events', 'status', ['active', 'cancelled', 'draft', 'completed']],
  ['events', 'visibility', ['visible', 'hidden']],
  ['events', 'event_type', ['wine_tasting', 'private_dinner', 'corporate', 'celebration', 'custom']],
  ['events', 'capacity_mode', ['full_room', 'seats', 'none']],
  ['email_messages', 'status', ['queued', 'sending', 'sent', 'failed']],
  ['newsletter_subscribers', 'source', ['website', 'admin_import', 'manual']],
];

/**
 * A visit is the minutes of its service date. What staff entered between midnight and 05:00 belonged to the evening
 * before all along: it moves there, so that it can no longer get a table at which that evening still sits.
 */
export class VisitMinutes1764000013000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE reservations ADD COLUMN start_minute integer, ADD COLUMN minutes integer`);
    await runner.query(`UPDATE reservations SET start_minute = ${clock}, minutes = duration * 60`);
    await moveNightsBack(runner);
    await runner.query(`
      ALTER TABLE reservations
        ALTER COLUMN start_minute SET NOT NULL,
        ALTER COLUMN minutes SET NOT NULL,
        ADD CONSTRAINT reservations_stay_check
          CHECK (start_minute >= 300 AND minutes BETWEEN 1 AND 480 AND start_minute + minutes <= 1740),
        DROP COLUMN "time",
        DROP COLUMN duration`);
    await runner.query(`CREATE INDEX reservations_date_idx ON reservations (date, start_minute)`);
    for (const [table, column, allowed] of words) {
      const list = allowed.map((word) => `'${word}'`).join(', ');
      await runner.query(`ALTER TABLE ${table} ADD CONSTRAINT ${table}_${column}_check CHECK (${column} IN (${list}))`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of words) {
      await runner.query(`ALTER TABLE ${table} DROP CONSTRAINT ${table}_${column}_check`);
    }
    await runner.query(`DROP INDEX reservations_date_idx`);
    await runner.query(`
      ALTER TABLE reservations
        ADD COLUMN "time" text,
        ADD COLUMN duration integer NOT NULL DEFAULT 2`);
    await runner.query(`
      UPDATE reservations SET duration = least(4, greatest(1, ceil(minutes / 60.0)::int)),
        date = CASE WHEN start_minute > 1440 THEN (date::date + 1)::text ELSE date END,
        "time" = CASE WHEN start_minute > 1440 THEN to_char(make_interval(mins => start_minute - 1440), 'HH24:MI')
          ELSE lpad((start_minute / 60)::text, 2, '0') || ':' || lpad((start_minute % 60)::text, 2, '0') END`);
    await runner.query(`
      ALTER TABLE reservations
        ALTER COLUMN "time" SET NOT NULL,
        ADD CONSTRAINT reservations_time_check CHECK ("time" ~ '^\\d{2}:\\d{2}$'),
        ADD CONSTRAINT reservations_duration_check CHECK (duration BETWEEN 1 AND 4),
        DROP CONSTRAINT reservations_stay_check,
        DROP COLUMN start_minute,
        DROP COLUMN minutes`);
    await runner.query(`CREATE INDEX reservations_date_idx ON reservations (date, "time")`);
  }
}

/** Whoever meets somebody at their table on the evening before is left without one, and is shown so. */
async function moveNightsBack(runner: QueryRunner): Promise<void> {
  await runner.query(`
    UPDATE reservations SET date = (date::date - 1)::text, start_minute = start_minute + 1440 WHERE start_minute < 300`);
  await runner.query(`UPDATE reservations SET minutes = 1740 - start_minute WHERE start_minute + minutes > 1740`);
  await runner.query(`
    CREATE TEMPORARY TABLE moved ON COMMIT DROP AS
    SELECT held.reservation_id, held.table_id, visit.date, int4range(start_minute, start_minute + minutes) AS during
    FROM reservation_tables held JOIN reservations visit ON visit.id = held.reservation_id
    WHERE held.date <> visit.date OR held.during <> int4range(start_minute, start_minute + minutes)`);
  await runner.query(`
    DELETE FROM reservation_tables USING moved
    WHERE reservation_tables.reservation_id = moved.reservation_id`);
  await runner.query(`
    INSERT INTO reservation_tables (reservation_id, table_id, date, during)
    SELECT reservation_id, table_id, date, during FROM moved
    WHERE NOT EXISTS (SELECT FROM moved AS part JOIN reservation_tables AS other USING (date, table_id)
      WHERE part.reservation_id = moved.reservation_id AND other.during && part.during)
    ON CONFLICT DO NOTHING`);
}

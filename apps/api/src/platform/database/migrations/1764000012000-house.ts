import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the house is made of; a change of any of them raises its version and renews the pages. */
const watched = [
  'opening_hours',
  'special_days',
  'booking_rules',
  'dining_tables',
  'table_combinations',
  'combination_tables',
];

/** Hours, special days and booking rules as rows; tables that retire; combinations whose tables exist. */
export class House1764000012000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createHours(runner);
    await createRules(runner);
    await dateTables(runner);
    await runner.query(`ALTER TABLE table_plan_version RENAME TO house_version`);
    await runner.query(`ALTER INDEX table_plan_version_pkey RENAME TO house_version_pkey`);
    await runner.query(
      `ALTER TABLE house_version RENAME CONSTRAINT table_plan_version_single_check TO house_version_single_check`,
    );
    await watchHouse(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of watched) await runner.query(`DROP TRIGGER ${table}_raise_version ON ${table}`);
    await runner.query(`DROP FUNCTION raise_house_version`);
    await runner.query(
      `ALTER TABLE house_version RENAME CONSTRAINT house_version_single_check TO table_plan_version_single_check`,
    );
    await runner.query(`ALTER INDEX house_version_pkey RENAME TO table_plan_version_pkey`);
    await runner.query(`ALTER TABLE house_version RENAME TO table_plan_version`);
    await forgetDates(runner);
    await runner.query(`DROP TABLE booking_rules`);
    await runner.query(`DROP TABLE special_days`);
    await runner.query(`DROP TABLE opening_hours`);
  }
}

async function createHours(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE opening_hours (
      valid_from date NOT NULL,
      weekday text NOT NULL,
      opens integer NOT NULL,
      last_start integer NOT NULL,
      closes integer NOT NULL,
      PRIMARY KEY (valid_from, weekday),
      CONSTRAINT opening_hours_weekday_check
        CHECK (weekday IN ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')),
      CONSTRAINT opening_hours_order_check
        CHECK (300 <= opens AND opens <= last_start AND last_start < closes AND closes <= 1740)
    )`);
  await runner.query(`
    CREATE TABLE special_days (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      from_date date NOT NULL,
      to_date date NOT NULL,
      opens integer,
      last_start integer,
      closes integer,
      CONSTRAINT special_days_span_check CHECK (from_date <= to_date),
      CONSTRAINT special_days_hours_check CHECK (num_nonnulls(opens, last_start, closes) = 0
        OR 300 <= opens AND opens <= last_start AND last_start < closes AND closes <= 1740 AND num_nulls(opens, last_start, closes) = 0)
    )`);
}

async function createRules(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE booking_rules (
      valid_from date PRIMARY KEY,
      slot_minutes integer NOT NULL,
      lead_minutes integer NOT NULL,
      horizon_days integer NOT NULL,
      approval_from integer NOT NULL,
      deposit_from integer NOT NULL,
      largest_party_online integer NOT NULL,
      hold_minutes integer NOT NULL,
      small_parties_from integer,
      CONSTRAINT booking_rules_slot_minutes_check CHECK (slot_minutes BETWEEN 5 AND 240),
      CONSTRAINT booking_rules_lead_minutes_check CHECK (lead_minutes BETWEEN 0 AND 10080),
      CONSTRAINT booking_rules_horizon_days_check CHECK (horizon_days BETWEEN 1 AND 1000),
      CONSTRAINT booking_rules_approval_from_check CHECK (approval_from BETWEEN 1 AND 21),
      CONSTRAINT booking_rules_deposit_from_check CHECK (deposit_from BETWEEN 1 AND 21),
      CONSTRAINT booking_rules_largest_party_online_check CHECK (largest_party_online BETWEEN 1 AND 20),
      CONSTRAINT booking_rules_hold_minutes_check CHECK (hold_minutes BETWEEN 0 AND 240),
      CONSTRAINT booking_rules_small_parties_from_check CHECK (small_parties_from BETWEEN 0 AND 1440)
    )`);
}

/** A combination of a table that does not exist could never be seated, and is left behind. */
async function dateTables(runner: QueryRunner): Promise<void> {
  for (const table of ['dining_tables', 'table_combinations']) {
    await runner.query(`
      ALTER TABLE ${table}
        ADD COLUMN used_from date,
        ADD COLUMN used_until date,
        ADD CONSTRAINT ${table}_used_check CHECK (used_from < used_until)`);
  }
  await runner.query(`ALTER TABLE table_combinations ADD COLUMN is_whole_room boolean NOT NULL DEFAULT false`);
  await runner.query(`
    CREATE TABLE combination_tables (
      combination_id integer NOT NULL,
      table_id text NOT NULL,
      PRIMARY KEY (combination_id, table_id),
      CONSTRAINT combination_tables_combination_id_fkey
        FOREIGN KEY (combination_id) REFERENCES table_combinations (id) ON DELETE CASCADE,
      CONSTRAINT combination_tables_table_id_fkey FOREIGN KEY (table_id) REFERENCES dining_tables (id)
    )`);
  await runner.query(`
    DELETE FROM table_combinations
    WHERE EXISTS (SELECT FROM unnest(tables) AS name WHERE name NOT IN (SELECT id FROM dining_tables))`);
  await runner.query(`
    UPDATE table_combinations SET is_whole_room = true
    WHERE cardinality(tables) = (SELECT count(*) FROM dining_tables)`);
  await runner.query(`
    INSERT INTO combination_tables (combination_id, table_id)
    SELECT DISTINCT id, unnest(tables) FROM table_combinations WHERE NOT is_whole_room`);
  await runner.query(`ALTER TABLE table_combinations DROP COLUMN tables`);
}

async function forgetDates(runner: QueryRunner): Promise<void> {
  await runner.query(`ALTER TABLE table_combinations ADD COLUMN tables text[]`);
  await runner.query(`
    UPDATE table_combinations SET tables = CASE WHEN is_whole_room
      THEN ARRAY(SELECT id FROM dining_tables ORDER BY position)
      ELSE ARRAY(SELECT table_id FROM combination_tables JOIN dining_tables ON dining_tables.id = table_id
        WHERE combination_id = table_combinations.id ORDER BY position) END`);
  await runner.query(`
    ALTER TABLE table_combinations
      ALTER COLUMN tables SET NOT NULL,
      ADD CONSTRAINT table_combinations_tables_key UNIQUE (tables),
      DROP COLUMN is_whole_room`);
  await runner.query(`DROP TABLE combination_tables`);
  for (const table of ['dining_tables', 'table_combinations']) {
    await runner.query(`ALTER TABLE ${table} DROP COLUMN used_from, DROP COLUMN used_until`);
  }
}

async function watchHouse(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE FUNCTION raise_house_version() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE house_version SET version = version + 1;
      PERFORM pg_notify('site_changed', TG_TABLE_NAME);
      RETURN NULL;
    END $$`);
  for (const table of watched) {
    await runner.query(`
      CREATE TRIGGER ${table}_raise_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION raise_house_version()`);
  }
}

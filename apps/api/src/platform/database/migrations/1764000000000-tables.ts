import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The room: tables, the combinations they may form, and the version of both. */
export class Tables1764000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE dining_tables (
        id text PRIMARY KEY,
        min_party integer NOT NULL,
        max_party integer NOT NULL,
        position integer NOT NULL,
        CONSTRAINT dining_tables_party_check CHECK (1 <= min_party AND min_party <= max_party)
      )`);
    await runner.query(`
      CREATE TABLE table_combinations (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        tables text[] NOT NULL,
        min_party integer NOT NULL,
        max_party integer NOT NULL,
        CONSTRAINT table_combinations_tables_key UNIQUE (tables),
        CONSTRAINT table_combinations_party_check CHECK (1 <= min_party AND min_party <= max_party)
      )`);
    await runner.query(`
      CREATE TABLE table_plan_version (
        id integer PRIMARY KEY DEFAULT 1,
        version integer NOT NULL DEFAULT 1,
        CONSTRAINT table_plan_version_single_check CHECK (id = 1)
      )`);
    await runner.query(`INSERT INTO table_plan_version DEFAULT VALUES`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE table_plan_version`);
    await runner.query(`DROP TABLE table_combinations`);
    await runner.query(`DROP TABLE dining_tables`);
  }
}

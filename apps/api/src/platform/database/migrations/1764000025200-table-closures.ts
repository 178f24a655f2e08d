import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables that are out of use for some days. */
export class TableClosures1764000025200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE table_closures (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        from_date date NOT NULL,
        to_date date NOT NULL,
        reason text,
        CONSTRAINT table_closures_span_check CHECK (from_date <= to_date)
      )`);
    await runner.query(`
      CREATE TABLE closed_tables (
        closure_id integer NOT NULL,
        table_id text NOT NULL,
        PRIMARY KEY (closure_id, table_id),
        CONSTRAINT closed_tables_closure_id_fkey FOREIGN KEY (closure_id) REFERENCES table_closures (id) ON DELETE CASCADE,
        CONSTRAINT closed_tables_table_id_fkey FOREIGN KEY (table_id) REFERENCES dining_tables (id)
      )`);
    await runner.query(`CREATE INDEX closed_tables_table_idx ON closed_tables (table_id)`);
    for (const table of ['table_closures', 'closed_tables']) {
      await runner.query(`
        CREATE TRIGGER ${table}_raise_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
          FOR EACH STATEMENT EXECUTE FUNCTION raise_house_version()`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE closed_tables`);
    await runner.query(`DROP TABLE table_closures`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['site_content', 'site_images', 'events', 'menu_sections', 'menu_items'];

/**
 * Rows of the sample house are marked until staff change them. A house is closed to guests until its owner opens it; one that has
 * been started before, and so has a room, is open.
 */
export class SampleHouse1764000037000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION own_what_was_sample() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.is_sample := false;
        RETURN NEW;
      END $$`);
    for (const table of tables) {
      await runner.query(`ALTER TABLE ${table} ADD COLUMN is_sample boolean NOT NULL DEFAULT false`);
      await runner.query(`
        CREATE TRIGGER ${table}_sample BEFORE UPDATE ON ${table} FOR EACH ROW
          WHEN (OLD.is_sample AND NEW.version <> OLD.version) EXECUTE FUNCTION own_what_was_sample()`);
    }
    await runner.query(`
      CREATE TRIGGER first_start_marks_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON first_start_marks
        FOR EACH STATEMENT EXECUTE FUNCTION announce_site_change()`);
    await runner.query(
      `INSERT INTO first_start_marks (name, at) SELECT 'opened', now() WHERE EXISTS (SELECT FROM rooms)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM first_start_marks WHERE name IN ('opened', 'begun')`);
    await runner.query(`DROP TRIGGER first_start_marks_announce ON first_start_marks`);
    for (const table of tables) {
      await runner.query(`DROP TRIGGER ${table}_sample ON ${table}`);
      await runner.query(`ALTER TABLE ${table} DROP COLUMN is_sample`);
    }
    await runner.query(`DROP FUNCTION own_what_was_sample`);
  }
}

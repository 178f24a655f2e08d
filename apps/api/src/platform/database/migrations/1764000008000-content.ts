import type { MigrationInterface, QueryRunner } from 'typeorm';

const watched = ['site_content', 'site_images', 'events'] as const;

/** Texts and images that several people edit, and the call to every process that what the pages show has changed. */
export class Content1764000008000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['site_content', 'site_images']) {
      await runner.query(`
        ALTER TABLE ${table}
          ADD COLUMN version integer NOT NULL DEFAULT 1,
          ADD COLUMN updated_by_name text`);
    }
    await runner.query(`
      CREATE FUNCTION announce_site_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('site_changed', TG_TABLE_NAME);
        RETURN NULL;
      END $$`);
    for (const table of watched) {
      await runner.query(`
        CREATE TRIGGER ${table}_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
          FOR EACH STATEMENT EXECUTE FUNCTION announce_site_change()`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of watched) await runner.query(`DROP TRIGGER ${table}_announce ON ${table}`);
    await runner.query(`DROP FUNCTION announce_site_change`);
    for (const table of ['site_content', 'site_images']) {
      await runner.query(`ALTER TABLE ${table} DROP COLUMN version, DROP COLUMN updated_by_name`);
    }
  }
}

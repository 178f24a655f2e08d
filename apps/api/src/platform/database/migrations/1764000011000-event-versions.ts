import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events that several people edit: what somebody has seen of one, and who has changed it last. */
export class EventVersions1764000011000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE events
        ADD COLUMN version integer NOT NULL DEFAULT 1,
        ADD COLUMN updated_by uuid,
        ADD COLUMN updated_by_name text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE events DROP COLUMN version, DROP COLUMN updated_by, DROP COLUMN updated_by_name`);
  }
}

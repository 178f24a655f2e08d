import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables that are kept for the street. */
export class WalkInTables1764000025700 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE booking_rules ADD COLUMN walk_in_tables text[] NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE booking_rules DROP COLUMN walk_in_tables`);
  }
}

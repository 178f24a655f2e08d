import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How long after a visit its tables are cleared; until somebody says otherwise the next party may begin at once. */
export class ResetTime1764000026100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE booking_rules
        ADD COLUMN reset_minutes integer NOT NULL DEFAULT 0,
        ADD CONSTRAINT booking_rules_reset_minutes_check CHECK (reset_minutes IN (0, 15, 30))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE booking_rules DROP COLUMN reset_minutes`);
  }
}

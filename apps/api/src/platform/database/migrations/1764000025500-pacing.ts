import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many guests may begin at one start time online. */
export class Pacing1764000025500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE booking_rules
        ADD COLUMN pacing_covers integer,
        ADD CONSTRAINT booking_rules_pacing_covers_check CHECK (pacing_covers BETWEEN 1 AND 200)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE booking_rules DROP COLUMN pacing_covers`);
  }
}

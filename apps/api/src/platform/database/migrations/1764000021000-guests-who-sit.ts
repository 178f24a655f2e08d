import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when guests sit, so that they hold their tables until they leave; and when the house stops moving anybody. */
export class GuestsWhoSit1764000021000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE reservations
        ADD COLUMN seated_minute integer,
        ADD CONSTRAINT reservations_seated_minute_check CHECK (seated_minute >= 300 AND seated_minute < 1740)`);
    await runner.query(`
      ALTER TABLE booking_rules
        ADD COLUMN freeze_minutes integer,
        ADD CONSTRAINT booking_rules_freeze_minutes_check CHECK (freeze_minutes BETWEEN 0 AND 1440)`);
    await runner.query(`UPDATE booking_rules SET freeze_minutes = 120`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE booking_rules DROP COLUMN freeze_minutes`);
    await runner.query(`ALTER TABLE reservations DROP COLUMN seated_minute`);
  }
}

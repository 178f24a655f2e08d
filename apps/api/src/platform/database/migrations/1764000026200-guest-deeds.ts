import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What guests do with a reservation themselves, and who cancelled one. */
export class GuestDeeds1764000026200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE reservations
        ADD COLUMN cancelled_at timestamptz,
        ADD COLUMN cancelled_by text CONSTRAINT reservations_cancelled_by_check
          CHECK (cancelled_by IN ('guest', 'staff', 'system')),
        ADD COLUMN is_late_cancellation boolean NOT NULL DEFAULT false,
        ADD COLUMN reconfirmed_at timestamptz,
        ADD COLUMN expected_minute integer`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE reservations
        DROP COLUMN cancelled_at,
        DROP COLUMN cancelled_by,
        DROP COLUMN is_late_cancellation,
        DROP COLUMN reconfirmed_at,
        DROP COLUMN expected_minute`);
  }
}

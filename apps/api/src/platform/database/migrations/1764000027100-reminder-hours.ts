import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When guests are reminded, and from when on cancelling is late; until somebody says otherwise as it was before: a day ahead. */
export class ReminderHours1764000027100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE booking_rules
        ADD COLUMN reminder_hours integer DEFAULT 24,
        ADD COLUMN late_cancel_hours integer NOT NULL DEFAULT 24,
        ADD CONSTRAINT booking_rules_reminder_hours_check CHECK (reminder_hours BETWEEN 3 AND 72),
        ADD CONSTRAINT booking_rules_late_cancel_hours_check CHECK (late_cancel_hours BETWEEN 0 AND 168)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE booking_rules DROP COLUMN reminder_hours, DROP COLUMN late_cancel_hours`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A calendar program takes a newer state of a visit for an older one unless its sequence has grown. A trigger counts: whoever
 * changes a visit, by whichever way, cannot forget it.
 */
export class CalendarSequence1764000026500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE reservations ADD COLUMN calendar_sequence integer NOT NULL DEFAULT 0`);
    // of those that were agreed on and are cancelled by now nobody knows how often they were changed
    await runner.query(`
      UPDATE reservations SET calendar_sequence = 1
      WHERE status <> 'pending_approval' AND (status = 'cancelled' OR version > 1)`);
    await runner.query(`
      CREATE FUNCTION count_for_calendars() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.calendar_sequence := OLD.calendar_sequence + 1;
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE TRIGGER reservations_calendar BEFORE UPDATE ON reservations FOR EACH ROW
      WHEN (${isAgreed('OLD')} <> ${isAgreed('NEW')} OR ${isAgreed('NEW')}
        AND (OLD.date, OLD.start_minute, OLD.minutes) IS DISTINCT FROM (NEW.date, NEW.start_minute, NEW.minutes))
      EXECUTE FUNCTION count_for_calendars()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER reservations_calendar ON reservations`);
    await runner.query(`DROP FUNCTION count_for_calendars`);
    await runner.query(`ALTER TABLE reservations DROP COLUMN calendar_sequence`);
  }
}

const isAgreed = (row: string): string => `(${row}.status IN ('confirmed', 'seated', 'completed', 'no_show'))`;

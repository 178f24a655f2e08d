import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A visit that gets another e-mail address leaves one calendar and comes into another: that counts as a change too. */
export class CalendarOfAddress1764000031110 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await countChangesOf(['date', 'start_minute', 'minutes', 'email'], runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await countChangesOf(['date', 'start_minute', 'minutes'], runner);
  }
}

async function countChangesOf(columns: readonly string[], runner: QueryRunner): Promise<void> {
  const of = (row: string): string => columns.map((column) => `${row}.${column}`).join(', ');
  await runner.query('DROP TRIGGER reservations_calendar ON reservations');
  await runner.query(`
    CREATE TRIGGER reservations_calendar BEFORE UPDATE ON reservations FOR EACH ROW
    WHEN (${isAgreed('OLD')} <> ${isAgreed('NEW')} OR ${isAgreed('NEW')} AND (${of('OLD')}) IS DISTINCT FROM (${of('NEW')}))
    EXECUTE FUNCTION count_for_calendars()`);
}

const isAgreed = (row: string): string => `(${row}.status IN ('confirmed', 'seated', 'completed', 'no_show'))`;

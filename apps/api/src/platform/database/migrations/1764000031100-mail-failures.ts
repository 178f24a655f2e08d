import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the last failed try of a mail means; of older rows it is read from `last_error`. And a visit that gets another e-mail address
 * leaves one calendar and comes into another: that counts as a change too.
 */
export class MailFailures1764000031100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE email_messages ADD COLUMN failure text');
    await runner.query(countChangesOf(['date', 'start_minute', 'minutes', 'email']));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(countChangesOf(['date', 'start_minute', 'minutes']));
    await runner.query('ALTER TABLE email_messages DROP COLUMN failure');
  }
}

const isAgreed = (row: string): string => `${row}.status IN ('confirmed', 'seated', 'completed', 'no_show')`;
const countChangesOf = (columns: readonly string[]): string => `
  CREATE OR REPLACE TRIGGER reservations_calendar BEFORE UPDATE ON reservations FOR EACH ROW
  WHEN ((${isAgreed('OLD')}) <> (${isAgreed('NEW')})
    OR ${isAgreed('NEW')} AND (OLD.${columns.join(', OLD.')}) IS DISTINCT FROM (NEW.${columns.join(', NEW.')}))
  EXECUTE FUNCTION count_for_calendars()`;

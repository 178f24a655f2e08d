import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the last failed try of a mail means; of older rows it is read from `last_error`. */
export class MailFailures1764000031100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE email_messages ADD COLUMN failure text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE email_messages DROP COLUMN failure');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff tell a guest when they decline. */
export class WordToGuest1764000023000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE reservations ADD COLUMN word_to_guest text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE reservations DROP COLUMN word_to_guest`);
  }
}

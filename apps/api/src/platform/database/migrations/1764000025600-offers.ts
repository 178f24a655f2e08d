import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a party without a table has been offered instead. */
export class Offers1764000025600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE reservations ADD COLUMN offers jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE reservations DROP COLUMN offers`);
  }
}

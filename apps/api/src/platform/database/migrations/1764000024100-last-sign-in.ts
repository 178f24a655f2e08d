import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Owners see which accounts are in use. */
export class LastSignIn1764000024100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users ADD COLUMN last_sign_in_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users DROP COLUMN last_sign_in_at`);
  }
}

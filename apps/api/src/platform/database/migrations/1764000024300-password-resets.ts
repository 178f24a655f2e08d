import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever has forgotten their password may set another one for a while. */
export class PasswordResets1764000024300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users ADD COLUMN reset_until timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users DROP COLUMN reset_until`);
  }
}

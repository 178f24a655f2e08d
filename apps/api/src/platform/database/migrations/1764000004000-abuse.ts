import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What keeps requests single and robots out: idempotency keys, used captchas, shared counters. */
export class Abuse1764000004000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE idempotency_keys (
        key text PRIMARY KEY,
        request_hash text NOT NULL,
        response json NOT NULL,
        created_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX idempotency_keys_created_at_idx ON idempotency_keys (created_at)`);
    await runner.query(`
      CREATE TABLE used_captchas (
        challenge text PRIMARY KEY,
        expires_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX used_captchas_expires_at_idx ON used_captchas (expires_at)`);
    await runner.query(`
      CREATE TABLE rate_limits (
        key varchar(255) PRIMARY KEY,
        points integer NOT NULL DEFAULT 0,
        expire bigint
      )`);
    await runner.query(`CREATE INDEX rate_limits_expire_idx ON rate_limits (expire)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE rate_limits`);
    await runner.query(`DROP TABLE used_captchas`);
    await runner.query(`DROP TABLE idempotency_keys`);
  }
}

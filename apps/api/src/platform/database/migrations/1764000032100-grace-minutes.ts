import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How long guests may sit on before the next party is seated elsewhere; until an owner says otherwise ten minutes. */
export class GraceMinutes1764000032100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE booking_rules
        ADD COLUMN grace_minutes integer NOT NULL DEFAULT 10,
        ADD CONSTRAINT booking_rules_grace_minutes_check CHECK (grace_minutes BETWEEN 0 AND 30)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE booking_rules DROP COLUMN grace_minutes`);
  }
}

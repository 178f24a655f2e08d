import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far a new house has been set up; one that has been run already is asked nothing. */
export class FirstStart1764000026000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE first_start_marks (
        name text CONSTRAINT first_start_marks_pkey PRIMARY KEY,
        at timestamptz NOT NULL
      )`);
    await runner.query(`
      INSERT INTO first_start_marks (name, at)
      SELECT 'left', now() WHERE EXISTS (SELECT FROM reservations) OR EXISTS (SELECT FROM audit_log)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE first_start_marks`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How work in the background went the last time: one row for each kind of work. */
export class SystemReports1764000009000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE system_reports (
        kind text PRIMARY KEY,
        at timestamptz NOT NULL,
        is_ok boolean NOT NULL,
        result jsonb NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE system_reports`);
  }
}

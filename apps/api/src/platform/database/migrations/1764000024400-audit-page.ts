import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The record of changes is read by person and by kind, newest first. */
export class AuditPage1764000024400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX audit_log_staff_idx ON audit_log (staff_id, at)`);
    await runner.query(`CREATE INDEX audit_log_kind_idx ON audit_log (split_part(action, '.', 1), at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX audit_log_kind_idx`);
    await runner.query(`DROP INDEX audit_log_staff_idx`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff add to reservations, and the record of everything they change. */
export class StaffWork1764000006000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE reservations
        ALTER COLUMN email DROP NOT NULL,
        ALTER COLUMN phone DROP NOT NULL,
        ADD COLUMN source text NOT NULL DEFAULT 'website',
        ADD COLUMN staff_note text,
        ADD COLUMN version integer NOT NULL DEFAULT 1,
        ADD COLUMN updated_at timestamptz`);
    await runner.query(`UPDATE reservations SET updated_at = created_at`);
    await runner.query(`ALTER TABLE reservations ALTER COLUMN updated_at SET NOT NULL`);
    await createAuditLog(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE audit_log`);
    await runner.query(`DROP FUNCTION keep_audit_log`);
    await runner.query(`DELETE FROM reservations WHERE email IS NULL OR phone IS NULL`);
    await runner.query(`
      ALTER TABLE reservations
        ALTER COLUMN email SET NOT NULL,
        ALTER COLUMN phone SET NOT NULL,
        DROP COLUMN source,
        DROP COLUMN staff_note,
        DROP COLUMN version,
        DROP COLUMN updated_at`);
  }
}

/** Append-only: the database itself refuses to rewrite history; only the retention job may let old entries go. */
async function createAuditLog(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE audit_log (
      id uuid PRIMARY KEY,
      at timestamptz NOT NULL,
      staff_id uuid,
      staff_name text NOT NULL,
      action text NOT NULL,
      subject_id text NOT NULL,
      reason text,
      before jsonb,
      after jsonb
    )`);
  await runner.query(`CREATE INDEX audit_log_subject_idx ON audit_log (subject_id, at)`);
  await runner.query(`CREATE INDEX audit_log_at_idx ON audit_log (at)`);
  await runner.query(`
    CREATE FUNCTION keep_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' AND current_setting('strapec.retention', true) = 'on' THEN
        RETURN OLD;
      END IF;
      RAISE EXCEPTION 'The audit log is append-only' USING ERRCODE = 'insufficient_privilege';
    END $$`);
  await runner.query(`
    CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
      FOR EACH ROW EXECUTE FUNCTION keep_audit_log()`);
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whoever forgets a person must be able to take what says who it was out of the record of changes, and nothing else:
 * that something was done, when and to what stays as it was written.
 */
export class Privacy1764000010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION keep_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF current_setting('strapec.retention', true) = 'on' THEN
          IF TG_OP = 'DELETE' THEN
            RETURN OLD;
          END IF;
          IF (NEW.id, NEW.at, NEW.action, NEW.subject_id) = (OLD.id, OLD.at, OLD.action, OLD.subject_id) THEN
            RETURN NEW;
          END IF;
        END IF;
        RAISE EXCEPTION 'The audit log is append-only' USING ERRCODE = 'insufficient_privilege';
      END $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION keep_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' AND current_setting('strapec.retention', true) = 'on' THEN
          RETURN OLD;
        END IF;
        RAISE EXCEPTION 'The audit log is append-only' USING ERRCODE = 'insufficient_privilege';
      END $$`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Owners invite people by mail. */
export class StaffInvitations1764000024200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE staff_invitations (
        id uuid PRIMARY KEY,
        email text NOT NULL,
        role text NOT NULL,
        language text NOT NULL,
        invited_by uuid,
        expires_at timestamptz NOT NULL,
        CONSTRAINT staff_invitations_email_key UNIQUE (email),
        CONSTRAINT staff_invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES users (id) ON DELETE SET NULL,
        CONSTRAINT staff_invitations_role_check CHECK (role IN ('owner', 'manager', 'host')),
        CONSTRAINT staff_invitations_language_check CHECK (language IN ('sk', 'en'))
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE staff_invitations`);
  }
}

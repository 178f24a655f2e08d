import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each member of staff has a role; whoever is there already did everything, and goes on to. */
export class StaffRoles1764000024000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users ADD COLUMN role text NOT NULL DEFAULT 'owner'
        CONSTRAINT users_role_check CHECK (role IN ('owner', 'manager', 'host'))`);
    await runner.query(`ALTER TABLE users ALTER COLUMN role DROP DEFAULT`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users DROP COLUMN role`);
  }
}

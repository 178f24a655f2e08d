import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff, what they sign in with, and where they are signed in. */
export class Staff1764000005000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE users (
        id uuid PRIMARY KEY,
        username text NOT NULL,
        password_hash text NOT NULL,
        is_disabled boolean NOT NULL DEFAULT false,
        CONSTRAINT users_username_key UNIQUE (username)
      )`);
    await runner.query(`
      CREATE TABLE admin_users (
        id uuid PRIMARY KEY,
        email text NOT NULL,
        first_name text,
        last_name text,
        profile_image_url text,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        CONSTRAINT admin_users_email_key UNIQUE (email),
        CONSTRAINT admin_users_id_fkey FOREIGN KEY (id) REFERENCES users (id) ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE TABLE sessions (
        sid text PRIMARY KEY,
        sess json NOT NULL,
        expire timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX sessions_expire_idx ON sessions (expire)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE sessions`);
    await runner.query(`DROP TABLE admin_users`);
    await runner.query(`DROP TABLE users`);
  }
}

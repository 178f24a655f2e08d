import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures, built files and the secret of the house, which lay in DATA_DIR: machines share nothing but the database. */
export class FilesAsRows1764000038500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE picture_files (name text PRIMARY KEY, content bytea NOT NULL)`);
    await runner.query(`ALTER TABLE picture_files ALTER content SET STORAGE EXTERNAL`); // it is compressed already
    await runner.query(
      `CREATE TABLE built_files (name text PRIMARY KEY, content bytea NOT NULL, used_at timestamptz NOT NULL DEFAULT now())`,
    );
    await runner.query(`CREATE TABLE house_secrets (name text PRIMARY KEY, value text NOT NULL)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE house_secrets`);
    await runner.query(`DROP TABLE built_files`);
    await runner.query(`DROP TABLE picture_files`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Texts and images of the public pages. */
export class Site1764000002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE site_content (
        id uuid PRIMARY KEY,
        key text NOT NULL,
        content_en text NOT NULL,
        content_sk text NOT NULL,
        section text NOT NULL,
        type text NOT NULL DEFAULT 'text',
        updated_at timestamptz NOT NULL,
        updated_by uuid,
        CONSTRAINT site_content_key_key UNIQUE (key)
      )`);
    await runner.query(`
      CREATE TABLE site_images (
        id uuid PRIMARY KEY,
        key text NOT NULL,
        image_url text NOT NULL,
        alt_text_en text NOT NULL,
        alt_text_sk text NOT NULL,
        section text NOT NULL,
        updated_at timestamptz NOT NULL,
        updated_by uuid,
        CONSTRAINT site_images_key_key UNIQUE (key)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE site_images`);
    await runner.query(`DROP TABLE site_content`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The public event that an inquiry is about, and what it was called then. */
export class AskedEvents1764000030400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE event_inquiries
        ADD COLUMN about_event_id uuid CONSTRAINT event_inquiries_about_event_id_fkey REFERENCES events ON DELETE SET NULL,
        ADD COLUMN about_title text`);
    await runner.query(`CREATE INDEX event_inquiries_about_event_id_idx ON event_inquiries (about_event_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE event_inquiries DROP COLUMN about_event_id, DROP COLUMN about_title`);
  }
}

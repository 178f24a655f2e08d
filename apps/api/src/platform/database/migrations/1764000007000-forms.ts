import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What visitors send beside reservations: messages, inquiries, and their wish for the newsletter. */
export class Forms1764000007000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE contact_messages (
        id uuid PRIMARY KEY,
        first_name text NOT NULL,
        last_name text NOT NULL,
        email text NOT NULL,
        phone text,
        message text NOT NULL,
        language text NOT NULL,
        created_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX contact_messages_created_at_idx ON contact_messages (created_at)`);
    await runner.query(`CREATE INDEX contact_messages_email_idx ON contact_messages (email)`);
    await runner.query(`
      CREATE TABLE event_inquiries (
        id uuid PRIMARY KEY,
        name text NOT NULL,
        email text NOT NULL,
        phone text NOT NULL,
        event_type text NOT NULL,
        event_date text NOT NULL,
        guest_count text NOT NULL,
        message text NOT NULL,
        language text NOT NULL,
        created_at timestamptz NOT NULL,
        CONSTRAINT event_inquiries_event_date_check CHECK (event_date ~ '^\\d{4}-\\d{2}-\\d{2}$')
      )`);
    await runner.query(`CREATE INDEX event_inquiries_created_at_idx ON event_inquiries (created_at)`);
    await runner.query(`CREATE INDEX event_inquiries_email_idx ON event_inquiries (email)`);
    await runner.query(`
      CREATE TABLE newsletter_subscribers (
        id uuid PRIMARY KEY,
        email text NOT NULL,
        first_name text,
        last_name text,
        language text NOT NULL DEFAULT 'en',
        subscribed_at timestamptz NOT NULL,
        is_active boolean NOT NULL DEFAULT true,
        source text NOT NULL DEFAULT 'website',
        notes text,
        unsubscribe_token uuid NOT NULL,
        CONSTRAINT newsletter_subscribers_email_key UNIQUE (email),
        CONSTRAINT newsletter_subscribers_unsubscribe_token_key UNIQUE (unsubscribe_token)
      )`);
    await runner.query(`CREATE INDEX newsletter_subscribers_is_active_idx ON newsletter_subscribers (is_active)`);
    await runner.query(`
      CREATE INDEX newsletter_subscribers_subscribed_at_idx ON newsletter_subscribers (subscribed_at, id)`);
    await runner.query(`
      CREATE TABLE newsletter_consents (
        id uuid PRIMARY KEY,
        email_hash text NOT NULL,
        text_version text NOT NULL,
        form text NOT NULL,
        language text NOT NULL,
        given_at timestamptz NOT NULL,
        withdrawn_at timestamptz
      )`);
    await runner.query(`CREATE INDEX newsletter_consents_email_hash_idx ON newsletter_consents (email_hash)`);
    await runner.query(`
      CREATE TABLE newsletter_suppressions (
        email_hash text PRIMARY KEY,
        suppressed_at timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE newsletter_suppressions`);
    await runner.query(`DROP TABLE newsletter_consents`);
    await runner.query(`DROP TABLE newsletter_subscribers`);
    await runner.query(`DROP TABLE event_inquiries`);
    await runner.query(`DROP TABLE contact_messages`);
  }
}

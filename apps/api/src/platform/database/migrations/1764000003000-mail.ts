import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The outbox, which is the mail activity log as well. */
export class Mail1764000003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE email_messages (
        id uuid PRIMARY KEY,
        kind text NOT NULL,
        recipient text NOT NULL,
        first_name text NOT NULL,
        last_name text NOT NULL,
        language text NOT NULL,
        reservation_id uuid,
        dedupe_key text,
        payload jsonb,
        status text NOT NULL DEFAULT 'queued',
        attempts integer NOT NULL DEFAULT 0,
        next_attempt_at timestamptz NOT NULL,
        lease_token uuid,
        last_error text,
        message_id text,
        created_at timestamptz NOT NULL,
        sent_at timestamptz,
        CONSTRAINT email_messages_dedupe_key_key UNIQUE (dedupe_key),
        CONSTRAINT email_messages_reservation_id_fkey
          FOREIGN KEY (reservation_id) REFERENCES reservations (id) ON DELETE SET NULL
      )`);
    await runner.query(`
      CREATE INDEX email_messages_due_idx ON email_messages (next_attempt_at)
        WHERE status IN ('queued', 'sending')`);
    await runner.query(`CREATE INDEX email_messages_created_at_idx ON email_messages (created_at)`);
    await runner.query(`CREATE INDEX email_messages_status_idx ON email_messages (status)`);
    await runner.query(`CREATE INDEX email_messages_reservation_id_idx ON email_messages (reservation_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE email_messages`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What waits for staff has a place: messages and inquiries are read, answered and noted, a mail that failed is settled.
 * Whoever is looked for is found by what was noted about them too, and by a number that no country knows.
 */
export class Inbox1764000022000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of letterTables) await keepAnswers(runner, table);
    await runner.query(`
      ALTER TABLE event_inquiries
        ADD COLUMN event_id uuid CONSTRAINT event_inquiries_event_id_fkey REFERENCES events ON DELETE SET NULL`);
    await runner.query(`CREATE INDEX event_inquiries_event_id_idx ON event_inquiries (event_id)`);
    await keepSettledMails(runner);
    await foldBy(runner, 'names, numbers and notes');
  }

  async down(runner: QueryRunner): Promise<void> {
    await foldBy(runner, 'names');
    await runner.query(`DROP INDEX email_messages_unsettled_idx`);
    await runner.query(`ALTER TABLE email_messages DROP COLUMN settled_at`);
    await runner.query(`ALTER TABLE event_inquiries DROP COLUMN event_id`);
    for (const table of letterTables) {
      await runner.query(`DROP INDEX ${table}_open_idx, ${table}_list_idx`);
      await runner.query(`
        ALTER TABLE ${table} DROP COLUMN read_at, DROP COLUMN answered_at, DROP COLUMN answered_by,
          DROP COLUMN answered_by_name, DROP COLUMN staff_note, DROP COLUMN version`);
    }
  }
}

const letterTables = ['contact_messages', 'event_inquiries'];

/** Two indexes: what is open is counted on every page, and the whole list is read from its end. */
async function keepAnswers(runner: QueryRunner, table: string): Promise<void> {
  await runner.query(`
    ALTER TABLE ${table}
      ADD COLUMN read_at timestamptz,
      ADD COLUMN answered_at timestamptz,
      ADD COLUMN answered_by uuid,
      ADD COLUMN answered_by_name text,
      ADD COLUMN staff_note text,
      ADD COLUMN version integer NOT NULL DEFAULT 1`);
  await runner.query(`CREATE INDEX ${table}_open_idx ON ${table} (created_at) WHERE answered_at IS NULL`);
  await runner.query(`CREATE INDEX ${table}_list_idx ON ${table} ((answered_at IS NULL), created_at, id)`);
}

/** A mail that failed waits until it is sent again, or until somebody says that it need not be. */
async function keepSettledMails(runner: QueryRunner): Promise<void> {
  await runner.query(`ALTER TABLE email_messages ADD COLUMN settled_at timestamptz`);
  await runner.query(`
    UPDATE email_messages AS mail SET settled_at = created_at
    WHERE status = 'failed' AND (recipient = '' OR kind = 'test' OR last_error = 'superseded' OR EXISTS (
      SELECT FROM email_messages AS later
      WHERE later.payload IS NOT NULL AND later.created_at > mail.created_at
        AND later.payload ->> 'resendOf' = coalesce(mail.payload ->> 'resendOf', mail.id::text)))`);
  await runner.query(`
    CREATE INDEX email_messages_unsettled_idx ON email_messages (created_at)
    WHERE status = 'failed' AND settled_at IS NULL`);
}

const foundBy = {
  names: {
    columns: `first_name, last_name, email, phone, phone_e164`,
    text: `concat_ws(' ', NEW.first_name, NEW.last_name, NEW.email, NEW.phone, NEW.phone_e164)`,
  },
  // line breaks are blanks: two letters are looked for with the sign before them
  'names, numbers and notes': {
    columns: `first_name, last_name, email, phone, phone_e164, special_requests, staff_note`,
    text: `concat_ws(' ', NEW.first_name, NEW.last_name, NEW.email, NEW.phone,
      coalesce(NEW.phone_e164, regexp_replace(NEW.phone, '\\D', '', 'g')),
      regexp_replace(concat_ws(' ', NEW.special_requests, NEW.staff_note), '\\s+', ' ', 'g'))`,
  },
};

/** A note that is forgotten is forgotten here too: the trigger writes anew whenever one of the columns is written. */
async function foldBy(runner: QueryRunner, what: keyof typeof foundBy): Promise<void> {
  const { columns, text } = foundBy[what];
  await runner.query(`
    CREATE OR REPLACE FUNCTION fold_reservation() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.found_by := folded(' ' || ${text});
      RETURN NEW;
    END $$`);
  await runner.query(`DROP TRIGGER reservations_fold ON reservations`);
  await runner.query(`
    CREATE TRIGGER reservations_fold BEFORE INSERT OR UPDATE OF ${columns}, found_by ON reservations
      FOR EACH ROW EXECUTE FUNCTION fold_reservation()`);
  await runner.query(`
    UPDATE reservations SET found_by = ''
    WHERE special_requests IS NOT NULL OR staff_note IS NOT NULL OR (phone IS NOT NULL AND phone_e164 IS NULL)`);
}

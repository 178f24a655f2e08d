import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns = 'date, start_minute, minutes, party_size, special_requests, held_until, message_to_guest, created_at';

/** Change requests leave `reservations`: a row there is a reservation, or a place that its guest has to confirm. */
export class ChangeRequests1764000043000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE change_requests (
        id uuid PRIMARY KEY,
        reservation_id uuid NOT NULL REFERENCES reservations ON DELETE CASCADE,
        date text NOT NULL CHECK (date ~ '^\\d{4}-\\d{2}-\\d{2}$'),
        start_minute integer NOT NULL,
        minutes integer NOT NULL,
        party_size integer NOT NULL CHECK (party_size BETWEEN 1 AND 20),
        special_requests text,
        held_until timestamptz NOT NULL,
        ended_at timestamptz,
        ended_by text CHECK (ended_by IN ('guest', 'staff', 'system')),
        message_to_guest text,
        created_at timestamptz NOT NULL,
        CONSTRAINT change_requests_stay_check
          CHECK (start_minute >= 300 AND minutes BETWEEN 1 AND 480 AND start_minute + minutes <= 1740)
      )`);
    await runner.query(`
      INSERT INTO change_requests (id, reservation_id, ${columns}, ended_at, ended_by)
      SELECT id, replaces_id, ${columns}, cancelled_at, cancelled_by FROM reservations WHERE held_for = 'change'`);
    await runner.query(`
      ALTER TABLE table_holdings DROP CONSTRAINT table_holdings_holder_check,
        ADD change_request_id uuid REFERENCES change_requests ON DELETE CASCADE`);
    await runner.query(`
      UPDATE table_holdings SET change_request_id = reservation_id, reservation_id = NULL
      WHERE reservation_id IN (SELECT id FROM change_requests)`);
    await runner.query(`
      ALTER TABLE table_holdings ADD CONSTRAINT table_holdings_holder_check
        CHECK (num_nonnulls(reservation_id, change_request_id, event_id) = 1)`);
    await runner.query(`DELETE FROM reservations WHERE held_for = 'change'`);
    await runner.query(`ALTER TABLE reservations DROP COLUMN held_for, DROP COLUMN replaces_id`);
    await runner.query(`
      ALTER TABLE reservations ADD CONSTRAINT reservations_held_check CHECK (status <> 'held' OR held_until IS NOT NULL)`);
    await runner.query(`CREATE INDEX change_requests_reservation_idx ON change_requests (reservation_id)`);
    await runner.query(`CREATE INDEX change_requests_date_idx ON change_requests (date)`);
    await runner.query(`CREATE INDEX change_requests_held_idx ON change_requests (held_until)`);
    await runner.query(`
      CREATE INDEX table_holdings_change_request_idx ON table_holdings (change_request_id) WHERE change_request_id IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE reservations DROP CONSTRAINT reservations_held_check, ADD held_for text CHECK (held_for IN ('verify', 'change')),
        ADD replaces_id uuid REFERENCES reservations ON DELETE CASCADE`);
    await runner.query(`UPDATE reservations SET held_for = 'verify' WHERE status = 'held'`);
    await runner.query(`
      INSERT INTO reservations (id, replaces_id, held_for, status, ${columns}, cancelled_at, cancelled_by, updated_at,
        first_name, last_name, email, phone, phone_e164, preferred_language, source)
      SELECT asked.id, reservation_id, 'change', 'held', ${columns.replaceAll(/\w+/g, 'asked.$&')}, ended_at, ended_by,
        coalesce(ended_at, asked.created_at), first_name, last_name, email, phone, phone_e164, preferred_language, source
      FROM change_requests AS asked JOIN reservations ON reservations.id = reservation_id`);
    await runner.query(`ALTER TABLE table_holdings DROP CONSTRAINT table_holdings_holder_check`);
    await runner.query(`
      UPDATE table_holdings SET reservation_id = change_request_id WHERE change_request_id IS NOT NULL`);
    await runner.query(`
      ALTER TABLE table_holdings DROP COLUMN change_request_id,
        ADD CONSTRAINT table_holdings_holder_check CHECK (num_nonnulls(reservation_id, event_id) = 1)`);
    await runner.query(`
      ALTER TABLE reservations
        ADD CONSTRAINT reservations_held_check CHECK ((status = 'held') = (held_until IS NOT NULL AND held_for IS NOT NULL)),
        ADD CONSTRAINT reservations_replaces_check
          CHECK ((replaces_id IS NOT NULL) = (held_for IS NOT NULL AND held_for = 'change'))`);
    await runner.query(
      `CREATE INDEX reservations_replaces_idx ON reservations (replaces_id) WHERE replaces_id IS NOT NULL`,
    );
    await runner.query(`DROP TABLE change_requests`);
  }
}

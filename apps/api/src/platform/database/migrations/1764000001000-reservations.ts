import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reservations, the tables they hold, the evening's lock, and the events that take tables too. */
export class Reservations1764000001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createReservations(runner);
    await createReservationTables(runner);
    await createEvents(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE events`);
    await runner.query(`DROP TABLE reservation_capacity_locks`);
    await runner.query(`DROP TABLE reservation_tables`);
    await runner.query(`DROP TABLE reservations`);
    await runner.query(`DROP EXTENSION btree_gist`);
  }
}

async function createReservations(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE reservations (
      id uuid PRIMARY KEY,
      first_name text NOT NULL,
      last_name text NOT NULL,
      email text NOT NULL,
      phone text NOT NULL,
      phone_e164 text,
      date text NOT NULL,
      "time" text NOT NULL,
      duration integer NOT NULL DEFAULT 2,
      party_size integer NOT NULL,
      special_requests text,
      status text NOT NULL DEFAULT 'confirmed',
      table_type text,
      requires_approval boolean NOT NULL DEFAULT false,
      is_pinned boolean NOT NULL DEFAULT false,
      preferred_language text NOT NULL DEFAULT 'en',
      email_sent boolean NOT NULL DEFAULT false,
      created_at timestamptz NOT NULL,
      CONSTRAINT reservations_date_check CHECK (date ~ '^\\d{4}-\\d{2}-\\d{2}$'),
      CONSTRAINT reservations_time_check CHECK ("time" ~ '^\\d{2}:\\d{2}$'),
      CONSTRAINT reservations_duration_check CHECK (duration BETWEEN 1 AND 4),
      CONSTRAINT reservations_party_size_check CHECK (party_size BETWEEN 1 AND 20)
    )`);
  await runner.query(`CREATE INDEX reservations_date_idx ON reservations (date, "time")`);
  await runner.query(`CREATE INDEX reservations_created_at_idx ON reservations (created_at)`);
  await runner.query(`CREATE INDEX reservations_email_idx ON reservations (email, date)`);
}

async function createReservationTables(runner: QueryRunner): Promise<void> {
  await runner.query(`CREATE EXTENSION IF NOT EXISTS btree_gist`);
  await runner.query(`
    CREATE TABLE reservation_tables (
      reservation_id uuid NOT NULL,
      table_id text NOT NULL,
      date text NOT NULL,
      during int4range NOT NULL,
      PRIMARY KEY (reservation_id, table_id),
      CONSTRAINT reservation_tables_reservation_id_fkey
        FOREIGN KEY (reservation_id) REFERENCES reservations (id) ON DELETE CASCADE,
      CONSTRAINT reservation_tables_table_id_fkey
        FOREIGN KEY (table_id) REFERENCES dining_tables (id),
      CONSTRAINT reservation_tables_one_visit_excl
        EXCLUDE USING gist (date WITH =, table_id WITH =, during WITH &&)
    )`);
  await runner.query(`CREATE INDEX reservation_tables_date_idx ON reservation_tables (date)`);
  await runner.query(`
    CREATE TABLE reservation_capacity_locks (
      date text PRIMARY KEY,
      updated_at timestamptz NOT NULL
    )`);
}

async function createEvents(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE events (
      id uuid PRIMARY KEY,
      title_en text NOT NULL,
      title_sk text,
      description_en text NOT NULL,
      description_sk text,
      event_type text NOT NULL,
      date text NOT NULL,
      "time" text NOT NULL,
      duration integer NOT NULL DEFAULT 2,
      max_capacity integer NOT NULL,
      current_bookings integer NOT NULL DEFAULT 0,
      capacity_mode text NOT NULL,
      price_per_person integer,
      image_url text,
      status text NOT NULL DEFAULT 'active',
      visibility text NOT NULL DEFAULT 'visible',
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      created_by uuid,
      CONSTRAINT events_date_check CHECK (date ~ '^\\d{4}-\\d{2}-\\d{2}$'),
      CONSTRAINT events_duration_check CHECK (duration BETWEEN 1 AND 12),
      CONSTRAINT events_max_capacity_check CHECK (max_capacity BETWEEN 1 AND 100),
      CONSTRAINT events_current_bookings_check CHECK (current_bookings BETWEEN 0 AND max_capacity),
      CONSTRAINT events_price_check CHECK (price_per_person >= 0)
    )`);
  await runner.query(`CREATE INDEX events_date_idx ON events (date)`);
  await runner.query(`CREATE INDEX events_status_idx ON events (status)`);
  await runner.query(`CREATE INDEX events_event_type_idx ON events (event_type)`);
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Parties that wait at the door until a table is free. */
export class DoorParties1764000024050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE door_parties (
        id uuid CONSTRAINT door_parties_pkey PRIMARY KEY,
        date text NOT NULL CONSTRAINT door_parties_date_check CHECK (date ~ '^\\d{4}-\\d{2}-\\d{2}$'),
        party_size integer NOT NULL CONSTRAINT door_parties_party_size_check CHECK (party_size BETWEEN 1 AND 20),
        label text,
        since timestamptz NOT NULL,
        has_left boolean NOT NULL,
        reservation_id uuid CONSTRAINT door_parties_reservation_id_fkey REFERENCES reservations ON DELETE SET NULL
      )`);
    await runner.query(`CREATE INDEX door_parties_date_idx ON door_parties (date, since)`);
    await runner.query(`CREATE INDEX door_parties_reservation_id_idx ON door_parties (reservation_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE door_parties`);
  }
}

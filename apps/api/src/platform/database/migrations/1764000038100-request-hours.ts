import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How long a request holds its tables: four hours until an owner says otherwise, for those that wait already from now on. */
export class RequestHours1764000038100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE booking_rules
        ADD COLUMN request_hours integer NOT NULL DEFAULT 4,
        ADD CONSTRAINT booking_rules_request_hours_check CHECK (request_hours BETWEEN 1 AND 168)`);
    await runner.query(
      `UPDATE reservations SET held_until = now() + interval '4 hours' WHERE status = 'pending_approval'`,
    );
    await runner.query(`DROP INDEX reservations_held_idx`);
    await runner.query(
      `CREATE INDEX reservations_held_idx ON reservations (held_until) WHERE status IN ('held', 'pending_approval')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX reservations_held_idx`);
    await runner.query(`CREATE INDEX reservations_held_idx ON reservations (held_until) WHERE status = 'held'`);
    await runner.query(`UPDATE reservations SET held_until = NULL WHERE status <> 'held'`);
    await runner.query(`ALTER TABLE booking_rules DROP COLUMN request_hours`);
  }
}

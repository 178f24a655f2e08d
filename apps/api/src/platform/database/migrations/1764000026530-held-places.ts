import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Places that are held for a while before they are reservations (decision 0031). */
export class HeldPlaces1764000026530 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE reservations
        ADD COLUMN held_until timestamptz,
        ADD COLUMN held_for text CONSTRAINT reservations_held_for_check CHECK (held_for IN ('verify')),
        DROP CONSTRAINT reservations_status_check,
        ADD CONSTRAINT reservations_status_check CHECK (status IN (
          'pending_approval', 'confirmed', 'seated', 'completed', 'cancelled', 'no_show', 'held')),
        ADD CONSTRAINT reservations_held_check CHECK (
          (status = 'held') = (held_until IS NOT NULL AND held_for IS NOT NULL))`);
    await runner.query(`CREATE INDEX reservations_held_idx ON reservations (held_until) WHERE status = 'held'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM reservations WHERE status = 'held'`);
    await runner.query(`
      ALTER TABLE reservations
        DROP CONSTRAINT reservations_held_check,
        DROP CONSTRAINT reservations_status_check,
        ADD CONSTRAINT reservations_status_check CHECK (status IN (
          'pending_approval', 'confirmed', 'seated', 'completed', 'cancelled', 'no_show')),
        DROP COLUMN held_until,
        DROP COLUMN held_for`);
  }
}

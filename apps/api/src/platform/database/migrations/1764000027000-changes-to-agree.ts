import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes that guests ask for and the team has still to agree to: places that are held beside the visits they replace (decision 0032). */
export class ChangesToAgree1764000027000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE reservations
        ADD COLUMN replaces_id uuid CONSTRAINT reservations_replaces_id_fkey REFERENCES reservations (id) ON DELETE CASCADE,
        DROP CONSTRAINT reservations_held_for_check,
        ADD CONSTRAINT reservations_held_for_check CHECK (held_for IN ('verify', 'change')),
        ADD CONSTRAINT reservations_replaces_check CHECK (
          (replaces_id IS NOT NULL) = (held_for IS NOT NULL AND held_for = 'change'))`);
    await runner.query(
      `CREATE INDEX reservations_replaces_idx ON reservations (replaces_id) WHERE replaces_id IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM reservations WHERE held_for = 'change'`);
    await runner.query(`
      ALTER TABLE reservations
        DROP COLUMN replaces_id,
        DROP CONSTRAINT reservations_held_for_check,
        ADD CONSTRAINT reservations_held_for_check CHECK (held_for IN ('verify'))`);
  }
}

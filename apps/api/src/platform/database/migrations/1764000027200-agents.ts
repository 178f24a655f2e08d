import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reservations that a program makes for a guest (decision 0034). */
export class Agents1764000027200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE reservations
        DROP CONSTRAINT reservations_source_check,
        ADD CONSTRAINT reservations_source_check CHECK (source IN ('website', 'phone', 'walk_in', 'agent'))`);
  }

  /** Nobody was at the telephone or at the door: what is nearest is the website. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE reservations SET source = 'website' WHERE source = 'agent'`);
    await runner.query(`
      ALTER TABLE reservations
        DROP CONSTRAINT reservations_source_check,
        ADD CONSTRAINT reservations_source_check CHECK (source IN ('website', 'phone', 'walk_in'))`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Evenings ahead on which an event holds fewer tables than it asks for, or may: they are put in order once the house runs. */
export class EventsHoldWhatIsLeft1764000038200 implements MigrationInterface {
  readonly name = 'EventsHoldWhatIsLeft1764000038200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO house_settlements (date)
      SELECT DISTINCT (date::date + days)::text FROM events, generate_series(-1, 1) AS days
      WHERE status = 'active' AND capacity_mode <> 'none' AND date::date + days >= current_date
      ON CONFLICT DO NOTHING`);
  }

  /** What they hold is theirs before it, too. */
  async down(): Promise<void> {}
}

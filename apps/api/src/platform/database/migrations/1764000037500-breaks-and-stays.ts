import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A break in the middle of a day, and how long guests' visits are usually and at most; until an owner says otherwise as before.
 * The time zone, which is a text of the house, makes a new version of it.
 */
export class BreaksAndStays1764000037500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE house_settlements ADD COLUMN break jsonb`);
    for (const table of ['opening_hours', 'special_days'])
      await runner.query(`
        ALTER TABLE ${table} ADD COLUMN break jsonb,
          ADD CONSTRAINT ${table}_break_check CHECK (break IS NULL OR (opens < (break->>'from')::int
            AND (break->>'from')::int < (break->>'until')::int AND (break->>'until')::int <= last_start) IS TRUE)`);
    await runner.query(`
      ALTER TABLE booking_rules
        ADD COLUMN usual_stay_hours integer NOT NULL DEFAULT 2,
        ADD COLUMN longest_stay_hours integer NOT NULL DEFAULT 4,
        ADD CONSTRAINT booking_rules_stay_hours_check
          CHECK (1 <= usual_stay_hours AND usual_stay_hours <= longest_stay_hours AND longest_stay_hours <= 8)`);
    for (const [events, row] of [
      ['INSERT OR UPDATE', 'NEW'],
      ['DELETE', 'OLD'],
    ] as const)
      await runner.query(`
        CREATE TRIGGER site_content_zone_${row} AFTER ${events} ON site_content FOR EACH ROW
          WHEN (${row}.key = 'venue.timeZone') EXECUTE FUNCTION raise_house_version()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const row of ['NEW', 'OLD']) await runner.query(`DROP TRIGGER site_content_zone_${row} ON site_content`);
    await runner.query(`ALTER TABLE booking_rules DROP COLUMN usual_stay_hours, DROP COLUMN longest_stay_hours`);
    for (const table of ['opening_hours', 'special_days', 'house_settlements'])
      await runner.query(`ALTER TABLE ${table} DROP COLUMN break`);
  }
}

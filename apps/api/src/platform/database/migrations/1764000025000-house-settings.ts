import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A special day can say why, and an evening knows that the house has changed since it was put in order. */
export class HouseSettings1764000025000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE special_days
        ADD COLUMN label_sk text,
        ADD COLUMN label_en text,
        ADD CONSTRAINT special_days_label_check CHECK ((label_sk IS NULL) = (label_en IS NULL))`);
    await runner.query(`
      CREATE TABLE house_settlements (
        date text PRIMARY KEY,
        opens integer,
        closes integer,
        CONSTRAINT house_settlements_hours_check CHECK ((opens IS NULL) = (closes IS NULL))
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE house_settlements`);
    await runner.query(`ALTER TABLE special_days DROP COLUMN label_sk, DROP COLUMN label_en`);
  }
}

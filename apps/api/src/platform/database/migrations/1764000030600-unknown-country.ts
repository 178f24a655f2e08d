import type { MigrationInterface, QueryRunner } from 'typeorm';

const checked = (pattern: string): string => `
  ALTER TABLE wine_details DROP CONSTRAINT wine_details_country_check,
    ADD CONSTRAINT wine_details_country_check CHECK (country ~ '${pattern}')`;

/** A wine that is not listed may lack its country: a sheet of other columns than ours does not say it (rules §16). */
export class UnknownCountry1764000030600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(checked('^([A-Z]{2})?$'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("UPDATE wine_details SET country = 'ZZ' WHERE country = ''"); // an unknown region in Unicode's data
    await runner.query(checked('^[A-Z]{2}$'));
  }
}

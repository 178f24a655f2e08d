import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Evenings on which nobody reserves online from a minute on. */
export class OnlinePauses1764000025100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE online_pauses (
        date date PRIMARY KEY,
        from_minute integer NOT NULL,
        CONSTRAINT online_pauses_from_minute_check CHECK (from_minute BETWEEN 300 AND 1740)
      )`);
    await runner.query(`
      CREATE TRIGGER online_pauses_raise_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON online_pauses
        FOR EACH STATEMENT EXECUTE FUNCTION raise_house_version()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE online_pauses`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many asked for an evening and were offered nothing: counts without anybody's name. */
export class RefusedDemand1764000024060 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE refused_demand (
        date text NOT NULL CONSTRAINT refused_demand_date_check CHECK (date ~ '^\\d{4}-\\d{2}-\\d{2}$'),
        party_size integer NOT NULL,
        minutes integer NOT NULL,
        reason text NOT NULL CONSTRAINT refused_demand_reason_check CHECK (reason IN ('full', 'closed', 'too_soon')),
        count integer NOT NULL,
        CONSTRAINT refused_demand_pkey PRIMARY KEY (date, party_size, minutes, reason)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE refused_demand`);
  }
}

import 'reflect-metadata';
import type { DataSource } from 'typeorm';
import { withDataSource } from './data-source.js';
import { seedTablePlan } from './seeds/table-plan.seed.js';

const migrationLock = 7_270_001; // any number, as long as nobody else uses it

export type Seed = (source: DataSource) => Promise<void>;

/**
 * Brings a database up to date, seeds the table plan and runs the further seeds; answers with the names of the
 * migrations it ran. Of processes that start together one does it, the others wait.
 */
export async function migrate(databaseUrl: string, furtherSeeds: readonly Seed[] = []): Promise<string[]> {
  return withDataSource(databaseUrl, async (source) => {
    const runner = source.createQueryRunner();
    await runner.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    try {
      const done = await source.runMigrations({ transaction: 'each' });
      for (const seed of [seedTablePlan, ...furtherSeeds]) await seed(source);
      return done.map((migration) => migration.name);
    } finally {
      await runner.query('SELECT pg_advisory_unlock($1)', [migrationLock]);
      await runner.release();
    }
  });
}

import 'reflect-metadata';
import { withDataSource } from './data-source.js';
import { seedTablePlan } from './seeds/table-plan.seed.js';

const migrationLock = 7_270_001; // any number, as long as nobody else uses it

/** Brings a database up to date and seeds the table plan; of processes that start together one does it, the others wait. */
export async function migrate(databaseUrl: string): Promise<string[]> {
  return withDataSource(databaseUrl, async (source) => {
    const runner = source.createQueryRunner();
    await runner.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    try {
      const done = await source.runMigrations({ transaction: 'each' });
      await seedTablePlan(source);
      return done.map((migration) => migration.name);
    } finally {
      await runner.query('SELECT pg_advisory_unlock($1)', [migrationLock]);
      await runner.release();
    }
  });
}

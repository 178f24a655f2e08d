import 'reflect-metadata';
import { type DataSource, MigrationExecutor } from 'typeorm';
import { withDataSource } from './data-source.js';
import { recordBaseline, requireKnownMigrations, replaceNamesByBaseline } from './database-version.js';
import { seedVenue } from './seeds/venue.seed.js';

export const migrationLockKey = 7_270_001; // any number that no other code uses

export type Seed = (source: DataSource) => Promise<void>;

export interface MigrateOptions {
  /** Under the same lock. */
  furtherSeeds?: readonly Seed[];
  beforeChange?: () => Promise<void>;
}

/** Returns the names of the migrations that it ran. Of several processes one migrates and the others wait. Throws a `DatabaseVersionError`, and changes nothing, when the database is too old or a newer program has changed it. */
export async function migrate(databaseUrl: string, options: MigrateOptions = {}): Promise<string[]> {
  return withDataSource(databaseUrl, async (source) => {
    const queryRunner = source.createQueryRunner();
    await queryRunner.query('SELECT pg_advisory_lock($1)', [migrationLockKey]);
    try {
      await prepareForMigrations(source, options);
      const ranMigrations = await source.runMigrations({ transaction: 'each' });
      for (const seed of [seedVenue, ...(options.furtherSeeds ?? [])]) await seed(source);
      return ranMigrations.map((migration) => migration.name);
    } finally {
      await queryRunner.query('SELECT pg_advisory_unlock($1)', [migrationLockKey]);
      await queryRunner.release();
    }
  });
}

async function prepareForMigrations(source: DataSource, { beforeChange }: MigrateOptions): Promise<void> {
  const executedMigrations = await new MigrationExecutor(source).getExecutedMigrations();
  const recordedNames = executedMigrations.map(({ name }) => name);
  const executedNames = replaceNamesByBaseline(recordedNames);
  requireKnownMigrations(source, executedNames);
  const isUpToDate = executedNames.length === recordedNames.length && executedNames.length === source.migrations.length;
  if (recordedNames.length > 0 && !isUpToDate) await beforeChange?.();
  await recordBaseline(source, recordedNames);
}

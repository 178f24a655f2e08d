// Migrates a new database, down to the baseline and up again, and compares it with the entities.
import { spawnSync } from 'node:child_process';
import pg from 'pg';
import { at } from './lib/workspace.mjs';
import { startPostgres } from './pg.mjs';

const postgres = await startPostgres({ dataDir: at('.data/check/postgres'), careless: true });
try {
  process.exitCode = await checkMigrations(postgres.url);
} finally {
  await postgres.stop();
}

async function checkMigrations(clusterUrl) {
  const databaseUrl = clusterUrl.replace(/\/[^/]*$/, '/migration_check');
  const clusterClient = new pg.Client(clusterUrl);
  await clusterClient.connect();
  await clusterClient.query('DROP DATABASE IF EXISTS migration_check WITH (FORCE)');
  await clusterClient.query('CREATE DATABASE migration_check');
  await clusterClient.end();

  const { migrate } = await import(at('apps/api/compiled/platform/database/migrate.js'));
  const { withDataSource } = await import(at('apps/api/compiled/platform/database/data-source.js'));
  const migrationNames = await migrate(databaseUrl);
  await withDataSource(databaseUrl, async (dataSource) => {
    for (const name of migrationNames.slice(1).reverse()) {
      await dataSource.undoLastMigration();
      console.log(`undone: ${name}`);
    }
  });
  await migrate(databaseUrl);
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  const { status } = spawnSync(process.execPath, [at('apps/api/dist/commands/check-migrations.js')], {
    stdio: 'inherit',
    env,
  });
  return status ?? 1;
}

import { Client } from 'pg';

const maintenanceUrl = (): string => databaseUrl.replace(/\/[^/]*$/, '/postgres');
const databaseName = (): string => new URL(databaseUrl).pathname.slice(1);

async function runOnCluster(...statements: string[]): Promise<void> {
  const client = new Client(maintenanceUrl());
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** Cuts everybody off from the file's database, and lets them back when `done` is. */
export async function runWithoutDatabase<Result>(work: () => Promise<Result>): Promise<Result> {
  await runOnCluster(
    `ALTER DATABASE ${databaseName()} ALLOW_CONNECTIONS false`,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${databaseName()}'`,
  );
  return work().finally(() => runOnCluster(`ALTER DATABASE ${databaseName()} ALLOW_CONNECTIONS true`));
}

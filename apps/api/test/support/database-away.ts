import { Client } from 'pg';

const maintenanceUrl = (): string => databaseUrl.replace(/\/[^/]*$/, '/postgres');
const nameOf = (): string => new URL(databaseUrl).pathname.slice(1);

async function onCluster(...statements: string[]): Promise<void> {
  const client = new Client(maintenanceUrl());
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** Cuts everybody off from the file's database, and lets them back when `done` is. */
export async function whileDatabaseIsAway<Result>(done: () => Promise<Result>): Promise<Result> {
  await onCluster(
    `ALTER DATABASE ${nameOf()} ALLOW_CONNECTIONS false`,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${nameOf()}'`,
  );
  return done().finally(() => onCluster(`ALTER DATABASE ${nameOf()} ALLOW_CONNECTIONS true`));
}

import { queryDatabase } from './separate-database';

/** Cuts all clients off from the test file's database until the task has ended. */
export async function runWithoutDatabase<Result>(runTask: () => Promise<Result>): Promise<Result> {
  const name = new URL(databaseUrl).pathname.slice(1);
  const clusterUrl = databaseUrl.replace(/\/[^/]*$/, '/postgres');
  await queryDatabase(clusterUrl, `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
  await queryDatabase(clusterUrl, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
  return runTask().finally(() => queryDatabase(clusterUrl, `ALTER DATABASE ${name} ALLOW_CONNECTIONS true`));
}

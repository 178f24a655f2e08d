import { queryDatabase } from './separate-database';

/** Cuts all clients off from the file's database until `work` has ended. */
export async function runWithoutDatabase<Result>(work: () => Promise<Result>): Promise<Result> {
  const name = new URL(databaseUrl).pathname.slice(1);
  const cluster = databaseUrl.replace(/\/[^/]*$/, '/postgres');
  await queryDatabase(cluster, `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
  await queryDatabase(cluster, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
  return work().finally(() => queryDatabase(cluster, `ALTER DATABASE ${name} ALLOW_CONNECTIONS true`));
}

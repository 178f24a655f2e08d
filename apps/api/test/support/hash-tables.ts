import { sql } from './sql';

/**
 * A hash of each table of the test file's database, and the last value of each sequence. It includes the transaction that wrote a
 * row (`xmin`), so that an update without a difference counts. The names come from the catalogue, so that no table is left out.
 */
export async function hashTables(): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
  );
  const hashQueries = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, md5(coalesce(string_agg(t.xmin || t::text, '|' ORDER BY t::text), '')) AS hash FROM ${name} t`,
  );
  const sequenceQuery = `SELECT sequencename::text, coalesce(last_value, 0)::text FROM pg_sequences WHERE schemaname = 'public'`;
  const rows = await sql<{ name: string; hash: string }>([...hashQueries, sequenceQuery].join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}

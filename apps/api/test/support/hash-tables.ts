import { sql } from './sql';

/**
 * A hash of each table of the file's database, and how far each sequence has counted. A row counts with the transaction that wrote
 * it (`xmin`): writing the same again is a change as well. The names come from the catalogue, so that no table is left out.
 */
export async function hashTables(): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
  );
  const hashes = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, md5(coalesce(string_agg(t.xmin || t::text, '|' ORDER BY t::text), '')) AS hash FROM ${name} t`,
  );
  const sequenceQuery = `SELECT sequencename::text, coalesce(last_value, 0)::text FROM pg_sequences WHERE schemaname = 'public'`;
  const rows = await sql<{ name: string; hash: string }>([...hashes, sequenceQuery].join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}

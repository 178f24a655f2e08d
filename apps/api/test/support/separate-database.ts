import { Client } from 'pg';
import { sql } from './sql';

/** A database beside the test file's own. */
export interface SeparateDatabase {
  url: string;
  query: <Row = Record<string, unknown>>(text: string, values?: unknown[]) => Promise<Row[]>;
  drop: () => Promise<void>;
}

/** Creates an empty database on the test cluster. */
export const createEmptyDatabase = (suffix: string): Promise<SeparateDatabase> => createDatabase(suffix, 'template1');

/** Creates a database that equals the test file's own before the first test. */
export const createSeededDatabase = (suffix: string): Promise<SeparateDatabase> =>
  createDatabase(suffix, process.env.TEST_TEMPLATE ?? '');

async function createDatabase(suffix: string, template: string): Promise<SeparateDatabase> {
  const databaseName = `${new URL(databaseUrl).pathname.slice(1)}_${suffix}`;
  await sql(`DROP DATABASE IF EXISTS ${databaseName} WITH (FORCE)`);
  await sql(`CREATE DATABASE ${databaseName} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const url = databaseUrl.replace(/\/[^/]*$/, `/${databaseName}`);
  return {
    url,
    query: (text, values) => queryDatabase(url, text, values),
    drop: async () => void (await sql(`DROP DATABASE IF EXISTS ${databaseName} WITH (FORCE)`)),
  };
}

/** Runs plain SQL on any database. */
export async function queryDatabase<Row>(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query(text, values)).rows as Row[];
  } finally {
    await client.end();
  }
}

/** Every row of every table that a backup keeps, as text, to compare two databases. */
export async function readDatabaseContent(url: string): Promise<Record<string, string[]>> {
  const tables = await queryDatabase<{ name: string }>(
    url,
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'
     AND tablename NOT IN ('migrations', 'sessions', 'rate_limits', 'system_reports', 'venue_version', 'house_version', 'reservation_counts', 'built_files') ORDER BY tablename`,
  );
  const content: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = await queryDatabase<{ row: string }>(url, `SELECT t::text AS row FROM "${name}" t ORDER BY 1`);
    content[name] = rows.map(({ row }) => row);
  }
  return content;
}

import type { ClientBase } from 'pg';

/** A table and its stored columns; generated columns are left out. */
export interface BackedUpTable {
  name: string;
  columns: string[];
}

/**
 * These tables are not backed up. The migrations fill `migrations`. With `sessions`, the holder of a backup could sign
 * in, and a restore would revive sessions that have ended. `rate_limits`, `system_reports` and `venue_version` concern
 * this database only. `built_files` come with the program.
 */
const leftOut = ['migrations', 'sessions', 'rate_limits', 'system_reports', 'venue_version', 'built_files'];

const tablesQuery = `
  SELECT relname::text AS name, array_agg(attname::text ORDER BY attnum) AS columns
  FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
  WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> ALL ($1)
  GROUP BY relname ORDER BY relname`;

const referencesQuery = `
  SELECT child.relname::text AS child, parent.relname::text AS parent
  FROM pg_constraint JOIN pg_class child ON child.oid = conrelid JOIN pg_class parent ON parent.oid = confrelid
  WHERE contype = 'f' AND child.relnamespace = 'public'::regnamespace AND conrelid <> confrelid`;

interface Reference {
  child: string;
  parent: string;
}

/** Tables to back up, each after the tables that it references. */
export async function backedUpTables(client: ClientBase): Promise<BackedUpTable[]> {
  const { rows: tables } = await client.query<BackedUpTable>(tablesQuery, [leftOut]);
  const { rows: references } = await client.query<Reference>(referencesQuery);
  return parentsFirst(tables, references);
}

export const copyStatement = ({ name, columns }: BackedUpTable, direction: 'TO STDOUT' | 'FROM STDIN'): string =>
  `COPY ${quoted(name)} (${columns.map(quoted).join(', ')}) ${direction}`;

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

function parentsFirst(tables: readonly BackedUpTable[], references: readonly Reference[]): BackedUpTable[] {
  const sorted: BackedUpTable[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const waiting = new Set(left.map(({ name }) => name));
    const isFree = ({ name }: BackedUpTable): boolean =>
      !references.some(({ child, parent }) => child === name && waiting.has(parent));
    const free = left.filter(isFree);
    if (free.length === 0) throw new Error(`Tables refer to each other in a circle: ${[...waiting].join(', ')}`);
    sorted.push(...free);
    left = left.filter((table) => !free.includes(table));
  }
  return sorted;
}

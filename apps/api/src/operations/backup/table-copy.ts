import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { Client, ClientBase, Connection, Submittable } from 'pg';

/** Generated columns are left out. */
export interface BackedUpTable {
  name: string;
  columns: string[];
}

/**
 * With `sessions`, the holder of a backup could sign in; others concern this database only, or come with the program.
 */
const excludedTables = [
  'migrations',
  'sessions',
  'rate_limits',
  'system_reports',
  'venue_version',
  'house_version', // its name before 27 November 2026, in a backup before an upgrade
  'reservation_counts',
  'built_files',
];

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

export async function findBackedUpTables(client: ClientBase): Promise<BackedUpTable[]> {
  const { rows: tables } = await client.query<BackedUpTable>(tablesQuery, [excludedTables]);
  const { rows: references } = await client.query<Reference>(referencesQuery);
  return sortParentsFirst(tables, references);
}

export const copyStatement = ({ name, columns }: BackedUpTable, direction: 'TO STDOUT' | 'FROM STDIN'): string =>
  `COPY ${quoteName(name)} (${columns.map(quoteName).join(', ')}) ${direction}`;

export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

function sortParentsFirst(tables: readonly BackedUpTable[], references: readonly Reference[]): BackedUpTable[] {
  const sorted: BackedUpTable[] = [];
  let remainingTables = [...tables];
  while (remainingTables.length > 0) {
    const remainingNames = new Set(remainingTables.map(({ name }) => name));
    const hasNoParentLeft = ({ name }: BackedUpTable): boolean =>
      !references.some(({ child, parent }) => child === name && remainingNames.has(parent));
    const readyTables = remainingTables.filter(hasNoParentLeft);
    if (readyTables.length === 0)
      throw new Error(`Tables refer to each other in a circle: ${[...remainingNames].join(', ')}`);
    sorted.push(...readyTables);
    remainingTables = remainingTables.filter((table) => !readyTables.includes(table));
  }
  return sorted;
}

// The driver has no interface for PostgreSQL's COPY protocol.

/** Methods that the driver's type definitions omit. */
interface CopyConnection extends Connection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

/** Bytes. Compressing every row separately is slow. */
const chunkSize = 65_536;

/** Waits when the reader is slower. */
export class CopyOut extends Readable implements Submittable {
  rows = 0;
  private connection: Connection | null = null;
  private chunks: Buffer[] = [];
  private bufferedBytes = 0;

  constructor(private readonly statement: string) {
    super();
  }

  submit(connection: Connection): void {
    this.connection = connection;
    connection.query(this.statement);
  }

  override _read(): void {
    this.connection?.stream.resume();
  }

  handleCopyData({ chunk }: { chunk: Buffer }, connection: Connection): void {
    this.chunks.push(Buffer.from(chunk)); // the parser reuses its buffer
    this.bufferedBytes += chunk.length;
    if (this.bufferedBytes >= chunkSize && !this.pushChunk()) connection.stream.pause();
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.rows = copiedRows(text);
  }

  handleReadyForQuery(): void {
    this.pushChunk();
    this.push(null);
  }

  private pushChunk(): boolean {
    const wantsMore = this.push(Buffer.concat(this.chunks));
    this.chunks = [];
    this.bufferedBytes = 0;
    return wantsMore;
  }

  handleError(error: Error): void {
    this.connection?.stream.resume();
    this.destroy(error);
  }
}

export function copyIntoTable(client: Client, statement: string, source: Readable): Promise<number> {
  return new Promise((resolve, reject) => {
    let rows = 0;
    let failure: Error | null = null;
    const submittable = {
      submit: (connection: Connection) => connection.query(statement),
      handleCopyInResponse: (connection: CopyConnection) => void sendCopyData(connection, source),
      handleCommandComplete: ({ text }: { text: string }) => (rows = copiedRows(text)),
      handleError: (error: Error) => {
        failure = error;
        reject(error); // a lost connection never becomes ready again
      },
      handleReadyForQuery: () => (failure ? reject(failure) : resolve(rows)),
    };
    client.query(submittable as Submittable);
  });
}

async function sendCopyData(connection: CopyConnection, source: Readable): Promise<void> {
  try {
    for await (const chunk of source) {
      connection.sendCopyFromChunk(chunk as Buffer);
      if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
    }
    connection.endCopyFrom();
  } catch (error) {
    connection.sendCopyFail(String(error));
  }
}

/** Example: `COPY 12`. */
const copiedRows = (completed: string): number => Number(completed.split(' ')[1] ?? 0);

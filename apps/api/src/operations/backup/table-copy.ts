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

export async function findBackedUpTables(client: ClientBase): Promise<BackedUpTable[]> {
  return (await client.query<BackedUpTable>(tablesQuery, [excludedTables])).rows;
}

export const createCopyStatement = ({ name, columns }: BackedUpTable, direction: 'TO STDOUT' | 'FROM STDIN'): string =>
  `COPY ${quoteName(name)} (${columns.map(quoteName).join(', ')}) ${direction}`;

export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

// The driver has no interface for PostgreSQL's COPY protocol.

/** Methods that the driver's type definitions omit. */
interface CopyConnection extends Connection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

/** Bytes. Compressing every row separately is slow. */
const minChunkBytes = 65_536;

/** Waits when the reader is slower. */
export class TableCopyStream extends Readable implements Submittable {
  rowCount = 0;
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
    if (this.bufferedBytes >= minChunkBytes && !this.pushChunk()) connection.stream.pause();
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.rowCount = parseCopiedRowCount(text);
  }

  handleReadyForQuery(): void {
    this.pushChunk();
    this.push(null);
  }

  private pushChunk(): boolean {
    const canPushMore = this.push(Buffer.concat(this.chunks));
    this.chunks = [];
    this.bufferedBytes = 0;
    return canPushMore;
  }

  handleError(error: Error): void {
    this.connection?.stream.resume();
    this.destroy(error);
  }
}

export function copyIntoTable(client: Client, statement: string, rowStream: Readable): Promise<number> {
  return new Promise((resolve, reject) => {
    let rowCount = 0;
    let failure: Error | null = null;
    const submittable = {
      submit: (connection: Connection) => connection.query(statement),
      handleCopyInResponse: (connection: CopyConnection) => void sendCopyData(connection, rowStream),
      handleCommandComplete: ({ text }: { text: string }) => (rowCount = parseCopiedRowCount(text)),
      handleError: (error: Error) => {
        failure = error;
        reject(error); // a lost connection never becomes ready again
      },
      handleReadyForQuery: () => (failure ? reject(failure) : resolve(rowCount)),
    };
    client.query(submittable as Submittable);
  });
}

async function sendCopyData(connection: CopyConnection, rowStream: Readable): Promise<void> {
  try {
    for await (const chunk of rowStream) {
      connection.sendCopyFromChunk(chunk as Buffer);
      if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
    }
    connection.endCopyFrom();
  } catch (error) {
    connection.sendCopyFail(String(error));
  }
}

/** Example: `COPY 12`. */
const parseCopiedRowCount = (commandTag: string): number => Number(commandTag.split(' ')[1] ?? 0);

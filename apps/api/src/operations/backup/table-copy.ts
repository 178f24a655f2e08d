import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { Client, Connection, Submittable } from 'pg';

// The driver speaks PostgreSQL's COPY protocol and leaves it to whoever submits the statement; these two do.

/** What the driver's type definitions keep to themselves. */
interface CopyConnection extends Connection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

/** Rows leave in pieces of so many bytes: one by one, each would be a job of its own for whoever packs them. */
const pieceSize = 65_536;

/** The rows of a `COPY … TO STDOUT`, as fast as the reader takes them. */
export class CopyOut extends Readable implements Submittable {
  /** How many rows there were; known at the end. */
  rows = 0;
  private connection: Connection | null = null;
  private piece: Buffer[] = [];
  private size = 0;

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
    this.piece.push(Buffer.from(chunk)); // the parser uses its buffer again
    this.size += chunk.length;
    if (this.size >= pieceSize && !this.passOn()) connection.stream.pause();
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.rows = rowsOf(text);
  }

  handleReadyForQuery(): void {
    this.passOn();
    this.push(null);
  }

  /** Answers whether the reader wants more. */
  private passOn(): boolean {
    const wantsMore = this.push(Buffer.concat(this.piece));
    this.piece = [];
    this.size = 0;
    return wantsMore;
  }

  handleError(error: Error): void {
    this.connection?.stream.resume();
    this.destroy(error);
  }
}

/** Feeds a `COPY … FROM STDIN`; answers with the number of rows. */
export function copyIn(client: Client, statement: string, source: Readable): Promise<number> {
  return new Promise((resolve, reject) => {
    let rows = 0;
    let failure: Error | null = null;
    const submittable = {
      submit: (connection: Connection) => connection.query(statement),
      handleCopyInResponse: (connection: CopyConnection) => void feed(connection, source),
      handleCommandComplete: ({ text }: { text: string }) => (rows = rowsOf(text)),
      handleError: (error: Error) => {
        failure = error;
        reject(error); // a lost connection is never ready again
      },
      handleReadyForQuery: () => (failure ? reject(failure) : resolve(rows)),
    };
    client.query(submittable as Submittable);
  });
}

async function feed(connection: CopyConnection, source: Readable): Promise<void> {
  try {
    for await (const chunk of source) {
      connection.sendCopyFromChunk(chunk as Buffer);
      if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
    }
    connection.endCopyFrom();
  } catch (error) {
    connection.sendCopyFail(String(error)); // PostgreSQL answers with an error, which ends the statement
  }
}

/** `COPY 12` */
const rowsOf = (completed: string): number => Number(completed.split(' ')[1] ?? 0);

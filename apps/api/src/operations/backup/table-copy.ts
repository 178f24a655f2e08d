import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { Client, Connection, Submittable } from 'pg';

// The driver implements PostgreSQL's COPY protocol without an interface for it; `CopyOut` and `copyIn` provide one.

/** Methods that the driver's type definitions omit. */
interface CopyConnection extends Connection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

/** Bytes per chunk: passing on every row separately makes compression slow. */
const pieceSize = 65_536;

/** The rows of a `COPY … TO STDOUT`; waits when the reader is slower. */
export class CopyOut extends Readable implements Submittable {
  /** The number of rows, known at the end. */
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
    this.piece.push(Buffer.from(chunk)); // the parser reuses its buffer
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

  /** Returns true if the reader wants more. */
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

/** Sends a `COPY … FROM STDIN`; returns the number of rows. */
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
        reject(error); // a lost connection never becomes ready again
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
    connection.sendCopyFail(String(error)); // PostgreSQL answers with an error that ends the statement
  }
}

/** Example: `COPY 12`. */
const rowsOf = (completed: string): number => Number(completed.split(' ')[1] ?? 0);

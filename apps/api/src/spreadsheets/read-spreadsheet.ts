import { rm } from 'node:fs/promises';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import Tinypool from 'tinypool';
import type { Problem } from '../http/problem.js';
import { fieldError, validationProblem } from '../http/validation.pipe.js';
import type { SpreadsheetFile, Table } from './tables.js';

/** A file of a multipart form, in the folder of uploads until it has been read. */
export interface ReceivedFile {
  path: string;
  originalname: string;
}

/** As its owner calls it; forms send names in UTF-8. */
export const nameOfFile = ({ originalname }: ReceivedFile): string =>
  Buffer.from(originalname, 'latin1').toString('utf8');

const longest = 30_000; // milliseconds
const memory = 1_024; // megabytes

/** Reads the tables of XLSX, CSV and JSON files, one file at a time, in a process of their own. */
@Injectable()
export class ReadSpreadsheet implements OnApplicationShutdown {
  private readonly logger = new Logger(ReadSpreadsheet.name);
  private pool?: Tinypool;

  async onApplicationShutdown(): Promise<void> {
    await this.pool?.destroy();
  }

  /** The tables of a file in which anything stands. Throws `validation_failed` for a file that cannot be read. */
  async tables(
    file: ReceivedFile | undefined,
    limits: Pick<SpreadsheetFile, 'mostRows' | 'mostBytes'>,
  ): Promise<Table[]> {
    if (!file) throw refusedFile('sheet_required');
    try {
      const read = await this.read({ path: file.path, name: nameOfFile(file), ...limits });
      if (typeof read === 'string') throw refusedFile(read);
      if (read.length === 0) throw refusedFile('sheet_required');
      return read;
    } finally {
      await rm(file.path, { force: true });
    }
  }

  private async read(file: SpreadsheetFile): Promise<Table[] | string> {
    this.pool ??= new Tinypool({
      runtime: 'child_process',
      filename: new URL('../spreadsheets/spreadsheet-process.js', import.meta.url).href,
      name: 'readTables',
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: 10_000,
      execArgv: [`--max-old-space-size=${memory}`],
    });
    const reading = this.pool.run(file, { signal: AbortSignal.timeout(longest) }) as Promise<Table[] | string>;
    return reading.catch((error: unknown) => {
      // it took too long or too much, or the file is broken; the message could quote the file, so that only the place is logged
      const { name, stack } = error as Error;
      this.logger.warn({ name, at: /^ +at .*/m.exec(stack ?? '')?.[0] }, 'a file could not be read');
      return 'sheet_unreadable';
    });
  }
}

const refusedFile = (code: string): Problem => validationProblem([fieldError('file', code)]);

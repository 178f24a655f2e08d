import { open, rm } from 'node:fs/promises';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import Tinypool from 'tinypool';
import type { Problem } from '../http/problem.js';
import { fieldError, validationProblem } from '../http/validation.pipe.js';
import type { RawCell } from './sheet-process.js';

/** A file of a multipart form, in the folder of uploads until it has been read. */
export interface ReceivedFile {
  path: string;
}

/** Two megabytes, ten times what a thousand wines have; one file, and nothing beside it. */
export const sheetLimits = { fileSize: 2 * 1024 * 1024, files: 1, fields: 0, parts: 1 };

const longest = 20_000; // milliseconds
const memory = 512; // megabytes

/** Reads spreadsheets, one at a time, in a process of their own. */
@Injectable()
export class ReadSheet implements OnApplicationShutdown {
  private sheets?: Tinypool;

  async onApplicationShutdown(): Promise<void> {
    await this.sheets?.destroy();
  }

  /** The rows of a file, the header first, each after its number. Throws `validation_failed` for what is no spreadsheet. */
  async rows(file: ReceivedFile | undefined): Promise<RawCell[][]> {
    if (!file) throw refused('sheet_required');
    try {
      if (!(await isZip(file.path))) throw refused('sheet_unreadable');
      const read = await this.read(file.path);
      if (typeof read === 'string') throw refused(read);
      return read;
    } finally {
      await rm(file.path, { force: true });
    }
  }

  private async read(path: string): Promise<RawCell[][] | string> {
    this.sheets ??= new Tinypool({
      runtime: 'child_process',
      filename: new URL('../menu-sheet/sheet-process.js', import.meta.url).href,
      name: 'readSheet',
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: 10_000,
      execArgv: [`--max-old-space-size=${memory}`],
    });
    const reading = this.sheets.run(path, { signal: AbortSignal.timeout(longest) }) as Promise<RawCell[][] | string>;
    return reading.catch(() => 'sheet_unreadable'); // it took too long, or too much
  }
}

/** Every spreadsheet is a zip; nothing else is worth a process. */
async function isZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return bytesRead === 4 && buffer.toString('latin1') === 'PK\x03\x04';
  } finally {
    await file.close();
  }
}

const refused = (code: string): Problem => validationProblem([fieldError('file', code)]);

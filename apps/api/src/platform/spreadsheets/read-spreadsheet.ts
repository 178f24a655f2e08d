import { rm } from 'node:fs/promises';
import { Injectable, Logger } from '@nestjs/common';
import { FairProcesses } from '../http/server/fair-processes.js';
import { Problem } from '../http/problems/problem.js';
import { fieldError, validationProblem } from '../http/problems/validation.pipe.js';
import type { StaffMember } from '../http/access/staff-member.js';
import type { ReceivedFile } from '../http/access/takes-uploads.decorator.js';
import type { SpreadsheetFile, Table } from './tables.js';
import { programFile } from '../config/program-file.js';

/** The name of the file on the user's machine; forms send it in UTF-8. */
export const nameOfFile = ({ originalname }: ReceivedFile): string =>
  Buffer.from(originalname, 'latin1').toString('utf8');

const bounds = { atOnce: 1, longest: 20_000, memory: 1_024 };

@Injectable()
export class ReadSpreadsheet extends FairProcesses {
  private readonly logger = new Logger(ReadSpreadsheet.name);

  constructor() {
    super(programFile('platform/spreadsheets/spreadsheet-process.js'), bounds);
  }

  /** The tables of a file that are not empty. Throws `validation_failed` for a file that cannot be read, and `files_waiting`. */
  async tables(
    file: ReceivedFile | undefined,
    { by, ...limits }: Pick<SpreadsheetFile, 'mostRows' | 'mostBytes'> & { by: StaffMember },
  ): Promise<Table[]> {
    if (!file) throw refusedFile('sheet_required');
    try {
      const read = await this.read({ path: file.path, name: nameOfFile(file), ...limits }, by.id);
      if (typeof read === 'string') throw refusedFile(read);
      if (read.length === 0) throw refusedFile('sheet_required');
      return read;
    } finally {
      await rm(file.path, { force: true });
    }
  }

  private async read(file: SpreadsheetFile, by: string): Promise<Table[] | string> {
    return this.run<Table[] | string>('readTables', file, by).catch((error: unknown) => {
      if (error instanceof Problem) throw error;
      // the file is broken or took too much time or memory; only the place is logged, because the message could quote the
      // file
      const { name, stack } = error as Error;
      this.logger.warn({ name, at: /^ +at .*/m.exec(stack ?? '')?.[0] }, 'a file could not be read');
      return 'sheet_unreadable';
    });
  }
}

const refusedFile = (code: string): Problem => validationProblem([fieldError('file', code)]);

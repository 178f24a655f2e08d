import { rm } from 'node:fs/promises';
import { Injectable, Logger } from '@nestjs/common';
import { FairProcessPool, type PoolLimits } from '../http/server/fair-process-pool.js';
import { Problem } from '../http/problems/problem.js';
import { fieldError, validationProblem } from '../http/problems/validation.pipe.js';
import type { StaffMember } from '../http/access/staff-member.js';
import type { ReceivedFile } from '../http/access/uploads.js';
import type { SpreadsheetFile, SheetTable } from './sheet-tables.js';
import { programFileUrl } from '../config/program-file.js';

/** The name of the file on the user's machine; forms send it in UTF-8. */
export const originalFileName = ({ originalname }: ReceivedFile): string =>
  Buffer.from(originalname, 'latin1').toString('utf8');

const processLimits: PoolLimits = { concurrency: 1, timeoutMs: 20_000, maxHeapMegabytes: 1_024 };

@Injectable()
export class SpreadsheetReader extends FairProcessPool {
  private readonly logger = new Logger(SpreadsheetReader.name);

  constructor() {
    super(programFileUrl('platform/spreadsheets/spreadsheet-process.js'), processLimits);
  }

  /** The tables of a file that are not empty. Throws `validation_failed` for a file that cannot be read, and `files_waiting`. */
  async readUploadedTables(
    file: ReceivedFile | undefined,
    { by: staff, ...limits }: Pick<SpreadsheetFile, 'maxRows' | 'maxBytes'> & { by: StaffMember },
  ): Promise<SheetTable[]> {
    if (!file) throw fileProblem('sheet_required');
    try {
      const result = await this.readInProcess({ path: file.path, name: originalFileName(file), ...limits }, staff.id);
      if (typeof result === 'string') throw fileProblem(result);
      if (result.length === 0) throw fileProblem('sheet_required');
      return result;
    } finally {
      await rm(file.path, { force: true });
    }
  }

  private async readInProcess(file: SpreadsheetFile, staffId: string): Promise<SheetTable[] | string> {
    return this.runTask<SheetTable[] | string>('readTables', file, staffId).catch((error: unknown) => {
      if (error instanceof Problem) throw error;
      // the file is broken or took too much time or memory; only the place is logged, because the message could quote the
      // file
      const { name, stack } = error as Error;
      this.logger.warn({ name, at: /^ +at .*/m.exec(stack ?? '')?.[0] }, 'a file could not be read');
      return 'sheet_unreadable';
    });
  }
}

const fileProblem = (code: string): Problem => validationProblem([fieldError('file', code)]);

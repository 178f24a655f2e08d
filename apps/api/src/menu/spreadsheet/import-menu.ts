import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { poolRunner, transactionRunner } from '../../platform/database/named-statements.js';
import { Problem } from '../../platform/http/problems/problem.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import type { ReceivedFile } from '../../platform/http/access/uploads.js';
import { fieldError, validationProblem } from '../../platform/http/problems/validation.pipe.js';
import { MenuTransactions } from '../menu-transactions.js';
import { readMenu } from '../stored-menu.js';
import { SpreadsheetReader } from '../../platform/spreadsheets/spreadsheet-reader.js';
import { type ImportMenuDto, ImportedMenuDto } from './dto/import-menu.dto.js';
import { toCells } from './item-cells.js';
import { type ImportOptions, type PlannedRow, planImport } from './plan-import.js';
import { type Sheet, readSheet } from './read-sheet.js';
import { createImportEntry } from './undo-import.js';
import { writePlan } from './write-plan.js';

@Injectable()
export class ImportMenu {
  constructor(
    private readonly source: DataSource,
    private readonly spreadsheets: SpreadsheetReader,
    private readonly edits: MenuTransactions,
  ) {}

  /** Throws `validation_failed`, `changed_meanwhile` when the preview would differ. */
  async importMenu(file: ReceivedFile | undefined, query: ImportMenuDto, by: StaffMember): Promise<ImportedMenuDto> {
    const tables = await this.spreadsheets.readTables(file, { maxRows: 2_000, maxBytes: 16 * 1024 * 1024, by });
    const sheet = readSheet(tables, query.lang);
    if (!sheet) throw validationProblem([fieldError('file', 'sheet_columns')]);
    const options = { language: query.lang, replaces: query.replace === '1' };
    if (query.dry === '1')
      return toImportedMenu(sheet, planImport(sheet, await readMenu(poolRunner(this.source)), options), options);
    if (!query.hash) throw validationProblem([fieldError('hash', 'required')]);
    return this.edits.runEdit(by, async (context) => {
      const menu = await readMenu(transactionRunner(context.tx));
      const rows = planImport(sheet, menu, options);
      const result = toImportedMenu(sheet, rows, options);
      if (result.hash !== query.hash) throw new Problem('changed_meanwhile');
      const changes = await writePlan(context, rows, menu);
      const auditEntries = await createImportEntry(context, { hash: result.hash, rows, changes, menu });
      return { result, changes: [...changes, ...auditEntries] };
    });
  }
}

function toImportedMenu(sheet: Sheet, rows: readonly PlannedRow[], options: ImportOptions): ImportedMenuDto {
  return ImportedMenuDto.from(sheet, rows, { hash: hashPlan(rows, options), language: options.language });
}

/** Without the ids of new items, which differ on every run. */
function hashPlan(rows: readonly PlannedRow[], options: ImportOptions): string {
  const plannedFacts = rows.map(({ before, after, row, outcome, errors }) => [
    ...[row, outcome, errors, before?.id, before?.version],
    after && toCells({ ...after, id: null }, options.language),
  ]);
  return createHash('sha256')
    .update(JSON.stringify([plannedFacts, options]))
    .digest('base64url');
}

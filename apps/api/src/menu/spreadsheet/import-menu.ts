import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { onPool, within } from '../../platform/database/named-query.js';
import { Problem } from '../../platform/http/problems/problem.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import type { ReceivedFile } from '../../platform/http/access/takes-uploads.decorator.js';
import { fieldError, validationProblem } from '../../platform/http/problems/validation.pipe.js';
import { MenuEdits } from '../menu-edits.js';
import { readMenu } from '../stored-menu.js';
import { ReadSpreadsheet } from '../../platform/spreadsheets/read-spreadsheet.js';
import { type ImportMenuDto, ImportedMenuDto } from './dto/import-menu.dto.js';
import { cellsOf } from './item-cells.js';
import { type HowToImport, type PlannedRow, planImport } from './plan-import.js';
import { type Sheet, readSheet } from './read-sheet.js';
import { importEntry } from './undo-import.js';
import { writePlan } from './write-plan.js';

@Injectable()
export class ImportMenu {
  constructor(
    private readonly source: DataSource,
    private readonly sheets: ReadSpreadsheet,
    private readonly edits: MenuEdits,
  ) {}

  /** Throws `validation_failed`, `changed_meanwhile` when the preview would differ. */
  async import(file: ReceivedFile | undefined, query: ImportMenuDto, by: StaffMember): Promise<ImportedMenuDto> {
    const tables = await this.sheets.tables(file, { mostRows: 2_000, mostBytes: 16 * 1024 * 1024, by });
    const sheet = readSheet(tables, query.lang);
    if (!sheet) throw validationProblem([fieldError('file', 'sheet_columns')]);
    const how = { language: query.lang, replaces: query.replace === '1' };
    if (query.dry === '1') return importedMenu(sheet, planImport(sheet, await readMenu(onPool(this.source)), how), how);
    if (!query.hash) throw validationProblem([fieldError('hash', 'required')]);
    return this.edits.apply(by, async (editing) => {
      const menu = await readMenu(within(editing.tx));
      const rows = planImport(sheet, menu, how);
      const result = importedMenu(sheet, rows, how);
      if (result.hash !== query.hash) throw new Problem('changed_meanwhile');
      const changes = await writePlan(editing, rows, menu);
      const entry = await importEntry(editing, { hash: result.hash, rows, changes, menu });
      return { result, changes: [...changes, ...entry] };
    });
  }
}

function importedMenu(sheet: Sheet, rows: readonly PlannedRow[], how: HowToImport): ImportedMenuDto {
  return ImportedMenuDto.from(sheet, rows, { hash: hashOf(rows, how), language: how.language });
}

/** Without the ids of new items, which differ on every run. */
function hashOf(rows: readonly PlannedRow[], how: HowToImport): string {
  const seen = rows.map(({ before, after, row, outcome, errors }) => [
    ...[row, outcome, errors, before?.id, before?.version],
    after && cellsOf({ ...after, id: null }, how.language),
  ]);
  return createHash('sha256')
    .update(JSON.stringify([seen, how]))
    .digest('base64url');
}

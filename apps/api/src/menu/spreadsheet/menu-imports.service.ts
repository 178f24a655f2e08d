import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, In, MoreThan } from 'typeorm';
import type { NewAuditEntry } from '../../audit/audit-log.js';
import { Clock } from '../../platform/clock/clock.js';
import { AuditEntry } from '../../platform/database/entities/staff/audit-entry.entity.js';
import { MenuSectionRow } from '../../platform/database/entities/menu/menu-section.entity.js';
import { SiteImage } from '../../platform/database/entities/site/site-image.entity.js';
import { poolQuerier, txQuerier } from '../../platform/database/named-statements.js';
import type { ReceivedFile } from '../../platform/http/access/uploads.js';
import { type StaffMember, toStaffDisplayName } from '../../platform/http/access/staff-member.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { requireFound } from '../../platform/http/problems/require-found.js';
import { SpreadsheetReader } from '../../platform/spreadsheets/spreadsheet-reader.js';
import { type MenuEditContext, MenuEdits, fieldProblem } from '../menu-edits.js';
import { type StoredItem, type StoredMenu, itemImageKey, readMenu } from '../stored-menu.js';
import { deleteItems, writeItems } from '../write-items.js';
import { type ImportMenuDto, ImportedMenuDto, type LatestImportDto } from './dto/import-menu.dto.js';
import { toCells } from './item-cells.js';
import { type ImportOptions, type PlannedRow, planImport } from './plan-import.js';
import { type MenuSheet, readSheet } from './read-sheet.js';
import { writeImportPlan } from './write-import-plan.js';

const undoPeriodMs = 24 * 60 * 60_000;

interface RecordedImport {
  created: number;
  changed: number;
  removed: number;
  /** `list`: hash of the menu after the import. */
  undo: { was: StoredItem[]; items: string[]; sections: string[]; list: string };
}

interface FinishedImport {
  hash: string;
  rows: readonly PlannedRow[];
  itemEntries: readonly NewAuditEntry[];
  menu: StoredMenu;
}

@Injectable()
export class MenuImportsService {
  constructor(
    private readonly source: DataSource,
    private readonly spreadsheetReader: SpreadsheetReader,
    private readonly edits: MenuEdits,
    private readonly clock: Clock,
  ) {}

  /** Throws `validation_failed`, `changed_meanwhile` when the preview would differ. */
  async importMenu(file: ReceivedFile | undefined, query: ImportMenuDto, by: StaffMember): Promise<ImportedMenuDto> {
    const tables = await this.spreadsheetReader.readUploadedTables(file, {
      maxRows: 2_000,
      maxBytes: 16 * 1024 * 1024,
      by,
    });
    const sheet = readSheet(tables, query.lang);
    if (!sheet) throw fieldProblem('file', 'sheet_columns');
    const options = { language: query.lang, replaces: query.replace === '1' };
    if (query.dry === '1')
      return toImportedMenu(sheet, planImport(sheet, await readMenu(poolQuerier(this.source)), options), options);
    if (!query.hash) throw fieldProblem('hash', 'required');
    return this.edits.applyEdit(by, async (context) => {
      const menu = await readMenu(txQuerier(context.tx));
      const rows = planImport(sheet, menu, options);
      const result = toImportedMenu(sheet, rows, options);
      if (result.hash !== query.hash) throw new Problem('changed_meanwhile');
      const itemEntries = await writeImportPlan(context, rows, menu);
      const importEntries = await createImportAuditEntries(context, { hash: result.hash, rows, itemEntries, menu });
      return { result, entries: [...itemEntries, ...importEntries] };
    });
  }

  /** Of the last 24 hours, if the menu is unchanged since (rules §16). */
  async findLatestImport(): Promise<LatestImportDto> {
    const at = MoreThan(new Date(this.clock.now().getTime() - undoPeriodMs));
    const order = { at: 'DESC' } as const;
    const importEntry = await this.source.manager.findOne(AuditEntry, { where: { action: 'menu.import', at }, order });
    if (!importEntry) return { latest: null };
    const { undo, ...counts } = toRecordedImport(importEntry);
    const isUnchanged = undo.list === hashMenu(await readMenu(poolQuerier(this.source)));
    const entryFacts = { hash: importEntry.subjectId, at: importEntry.at.toISOString(), staff: importEntry.staffName };
    return { latest: isUnchanged ? { ...entryFacts, ...counts } : null };
  }

  /** Safe to repeat. Throws `not_found`, `no_way_back`, `changed_meanwhile`. */
  undoImport(hash: string, by: StaffMember): Promise<void> {
    return this.edits.applyEdit(by, async (context) => {
      const where = { subjectId: hash, action: In(['menu.import', 'menu.undo-import']) };
      const latestEntry = requireFound(await context.tx.findOne(AuditEntry, { where, order: { at: 'DESC' } }));
      if (latestEntry.action === 'menu.undo-import') return { result: undefined, entries: [] };
      if (context.now.getTime() - latestEntry.at.getTime() > undoPeriodMs) throw new Problem('no_way_back');
      const { undo, ...after } = toRecordedImport(latestEntry);
      if (undo.list !== hashMenu(await readMenu(txQuerier(context.tx)))) throw new Problem('changed_meanwhile');
      await restoreItems(context, undo);
      return { result: undefined, entries: [{ by, action: 'menu.undo-import', subjectId: hash, after }] };
    });
  }
}

function toImportedMenu(sheet: MenuSheet, rows: readonly PlannedRow[], options: ImportOptions): ImportedMenuDto {
  return ImportedMenuDto.from(sheet, rows, { hash: hashPlan(rows, options), language: options.language });
}

/** Without the ids of new items, which differ on every run. */
function hashPlan(rows: readonly PlannedRow[], options: ImportOptions): string {
  const plannedFacts = rows.map(({ before, after, rowNumber, outcome, errors }) => [
    ...[rowNumber, outcome, errors, before?.id, before?.version],
    after && toCells({ ...after, id: null }, options.language),
  ]);
  return createHash('sha256')
    .update(JSON.stringify([plannedFacts, options]))
    .digest('base64url');
}

async function createImportAuditEntries(
  context: MenuEditContext,
  { hash, rows, itemEntries, menu }: FinishedImport,
): Promise<NewAuditEntry[]> {
  if (itemEntries.length === 0) return [];
  const was = rows.flatMap(({ outcome, before }) =>
    before && outcome !== 'unchanged' ? [{ ...before, updatedByName: null }] : [],
  );
  const createdIds = itemEntries.flatMap(({ action, subjectId }) => (action === 'menu.create' ? [subjectId] : []));
  const currentMenu = await readMenu(txQuerier(context.tx));
  const sections = currentMenu.map(({ id }) => id).filter((id) => !menu.some((section) => section.id === id));
  const removed = itemEntries.filter(({ action }) => action === 'menu.delete').length;
  const counts = { created: createdIds.length, changed: itemEntries.length - createdIds.length - removed, removed };
  const after: RecordedImport = { ...counts, undo: { was, items: createdIds, sections, list: hashMenu(currentMenu) } };
  return [{ by: context.by, action: 'menu.import', subjectId: hash, after: { ...after } }];
}

/** Without `updatedAt`: its format differs in imports that earlier versions recorded. */
const hashMenu = (menu: StoredMenu): string =>
  createHash('sha256')
    .update(JSON.stringify(menu, (name, value: unknown) => (name === 'updatedAt' ? undefined : value)))
    .digest('base64url');

const toRecordedImport = ({ after }: AuditEntry): RecordedImport => after as unknown as RecordedImport;

/** Restores only pictures of removed items. */
async function restoreItems(context: MenuEditContext, { was, items, sections }: RecordedImport['undo']): Promise<void> {
  const { tx, by, now } = context;
  await deleteItems(tx, items);
  // two above the earlier version, so that open edits get `changed_meanwhile`
  await writeItems(
    context,
    was.map((item) => ({ ...item, version: item.version + 2 })),
  );
  await tx.delete(MenuSectionRow, { id: In(sections) });
  const editColumns = { section: 'wines', updatedAt: now, updatedBy: by.id, updatedByName: toStaffDisplayName(by) };
  const pictures = was.flatMap(({ id, image }) =>
    image ? [{ ...image, key: itemImageKey(id), id: randomUUID(), ...editColumns }] : [],
  );
  if (pictures.length > 0) await tx.createQueryBuilder().insert().into(SiteImage).values(pictures).orIgnore().execute();
}

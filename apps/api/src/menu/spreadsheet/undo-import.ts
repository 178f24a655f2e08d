import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, In, MoreThan } from 'typeorm';
import type { AuditChange } from '../../audit/audit-log.js';
import { Clock } from '../../platform/clock/clock.js';
import { AuditEntry } from '../../platform/database/entities/staff/audit-entry.entity.js';
import { MenuItemRow } from '../../platform/database/entities/menu/menu-item.entity.js';
import { MenuSectionRow } from '../../platform/database/entities/menu/menu-section.entity.js';
import { SiteImage } from '../../platform/database/entities/site/site-image.entity.js';
import { poolRunner, transactionRunner } from '../../platform/database/named-statements.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { type StaffMember, staffDisplayName } from '../../platform/http/access/staff-member.js';
import { type EditContext, MenuTransactions } from '../menu-transactions.js';
import { type StoredItem, type StoredMenu, pictureKey, readMenu } from '../stored-menu.js';
import { writeItems } from '../write-items.js';
import type { LatestImportDto } from './dto/import-menu.dto.js';
import type { PlannedRow } from './plan-import.js';

const undoPeriod = 24 * 60 * 60_000; // milliseconds

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
  changes: readonly AuditChange[];
  menu: StoredMenu;
}

export async function createImportEntry(
  context: EditContext,
  { hash, rows, changes, menu }: FinishedImport,
): Promise<AuditChange[]> {
  if (changes.length === 0) return [];
  const was = rows.flatMap(({ outcome, before }) =>
    before && outcome !== 'unchanged' ? [{ ...before, updatedByName: null }] : [],
  );
  const items = changes.flatMap(({ action, subjectId }) => (action === 'menu.create' ? [subjectId] : []));
  const currentMenu = await readMenu(transactionRunner(context.tx));
  const sections = currentMenu.map(({ id }) => id).filter((id) => !menu.some((section) => section.id === id));
  const removed = changes.filter(({ action }) => action === 'menu.delete').length;
  const counts = { created: items.length, changed: changes.length - items.length - removed, removed };
  const after: RecordedImport = { ...counts, undo: { was, items, sections, list: hashMenu(currentMenu) } };
  return [{ by: context.by, action: 'menu.import', subjectId: hash, after: { ...after } }];
}

/** Without `updatedAt`: its format differs in imports that earlier versions recorded. */
const hashMenu = (menu: StoredMenu): string =>
  createHash('sha256')
    .update(JSON.stringify(menu, (name, value: unknown) => (name === 'updatedAt' ? undefined : value)))
    .digest('base64url');

/** Of the last 24 hours, if the menu is unchanged since (rules §16). */
@Injectable()
export class UndoImport {
  constructor(
    private readonly source: DataSource,
    private readonly edits: MenuTransactions,
    private readonly clock: Clock,
  ) {}

  async findLatestImport(): Promise<LatestImportDto> {
    const at = MoreThan(new Date(this.clock.now().getTime() - undoPeriod));
    const order = { at: 'DESC' } as const;
    const entry = await this.source.manager.findOne(AuditEntry, { where: { action: 'menu.import', at }, order });
    if (!entry) return { latest: null };
    const { undo, ...counts } = toRecordedImport(entry);
    const isUnchanged = undo.list === hashMenu(await readMenu(poolRunner(this.source)));
    const entryFacts = { hash: entry.subjectId, at: entry.at.toISOString(), staff: entry.staffName };
    return { latest: isUnchanged ? { ...entryFacts, ...counts } : null };
  }

  /** Safe to repeat. Throws `not_found`, `no_way_back`, `changed_meanwhile`. */
  undoImport(hash: string, by: StaffMember): Promise<void> {
    return this.edits.runEdit(by, async (context) => {
      const where = { subjectId: hash, action: In(['menu.import', 'menu.undo-import']) };
      const entry = await context.tx.findOne(AuditEntry, { where, order: { at: 'DESC' } });
      if (!entry) throw new Problem('not_found');
      if (entry.action === 'menu.undo-import') return { result: undefined, changes: [] };
      if (context.now.getTime() - entry.at.getTime() > undoPeriod) throw new Problem('no_way_back');
      const { undo, ...after } = toRecordedImport(entry);
      if (undo.list !== hashMenu(await readMenu(transactionRunner(context.tx)))) throw new Problem('changed_meanwhile');
      await restoreItems(context, undo);
      return { result: undefined, changes: [{ by, action: 'menu.undo-import', subjectId: hash, after }] };
    });
  }
}

const toRecordedImport = ({ after }: AuditEntry): RecordedImport => after as unknown as RecordedImport;

/** Restores only pictures of removed items. */
async function restoreItems(context: EditContext, { was, items, sections }: RecordedImport['undo']): Promise<void> {
  const { tx, by, now } = context;
  await tx.delete(SiteImage, { key: In(items.map(pictureKey)) });
  await tx.delete(MenuItemRow, { id: In(items) });
  // two above the earlier version, so that open edits get `changed_meanwhile`
  await writeItems(
    context,
    was.map((item) => ({ ...item, version: item.version + 2 })),
  );
  await tx.delete(MenuSectionRow, { id: In(sections) });
  const editColumns = { section: 'wines', updatedAt: now, updatedBy: by.id, updatedByName: staffDisplayName(by) };
  const pictures = was.flatMap(({ id, image }) =>
    image ? [{ ...image, key: pictureKey(id), id: randomUUID(), ...editColumns }] : [],
  );
  if (pictures.length > 0) await tx.createQueryBuilder().insert().into(SiteImage).values(pictures).orIgnore().execute();
}

import { randomUUID } from 'node:crypto';
import { checkMenuItem, menuLimits, sectionErrors } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MenuItemRow } from '../platform/database/entities/menu/menu-item.entity.js';
import { MenuSectionRow } from '../platform/database/entities/menu/menu-section.entity.js';
import { txQuerier } from '../platform/database/named-statements.js';
import { requireFound } from '../platform/http/problems/require-found.js';
import { Problem } from '../platform/http/problems/problem.js';
import type { StaffMember } from '../platform/http/access/staff-member.js';
import type { CreateMenuSectionDto, UpdateMenuSectionDto } from './dto/change-menu.dto.js';
import type { StaffMenuSectionDto } from './dto/staff-menu.dto.js';
import { type MenuEditResult, type MenuEditContext, MenuEdits, fieldProblem, requireNoErrors } from './menu-edits.js';
import { type StoredItem, type StoredSection, readMenu } from './stored-menu.js';

@Injectable()
export class MenuSectionsService {
  constructor(private readonly edits: MenuEdits) {}

  createSection({ kind, name }: CreateMenuSectionDto, by: StaffMember): Promise<StaffMenuSectionDto> {
    requireNoErrors(sectionErrors({ name }));
    return this.edits.applyEdit(by, async (context) => {
      const { tx } = context;
      if ((await tx.count(MenuSectionRow)) >= menuLimits.maxSections) throw fieldProblem('kind', 'too_many');
      const id = randomUUID();
      await insertSections(context, [{ id, kind, name }]);
      const auditEntry = { by, action: 'menu.section-create', subjectId: id, after: { kind, name } } as const;
      return { result: await requireSection(tx, id), entries: [auditEntry] };
    });
  }

  /** Throws `validation_failed`, `not_found`, `changed_meanwhile`. */
  renameSection(id: string, { name, version }: UpdateMenuSectionDto, by: StaffMember): Promise<StaffMenuSectionDto> {
    requireNoErrors(sectionErrors({ name }));
    return this.edits.applyEdit(by, async (context) => {
      const { tx } = context;
      const before = await requireSection(tx, id);
      if (before.version !== version) throw new Problem('changed_meanwhile');
      await tx.update(MenuSectionRow, { id }, { ...nameColumns(name), ...nextVersionColumns(before, context) });
      const states = { before: { name: before.name }, after: { name } };
      const auditEntry = { by, action: 'menu.section-change', subjectId: id, ...states } as const;
      return { result: await requireSection(tx, id), entries: [auditEntry] };
    });
  }

  deleteSection(id: string, by: StaffMember): Promise<StaffMenuSectionDto> {
    return this.edits.applyEdit(by, async ({ tx }) => {
      const before = await requireSection(tx, id);
      if (before.items.length > 0) throw new Problem('section_not_empty');
      await tx.delete(MenuSectionRow, { id });
      const { kind, name } = before;
      const auditEntry = { by, action: 'menu.section-delete', subjectId: id, before: { kind, name } } as const;
      return { result: before, entries: [auditEntry] };
    });
  }

  /** To the top, in this order; wines stay first. Throws `validation_failed`. */
  orderSections(ids: readonly string[], by: StaffMember): Promise<StaffMenuSectionDto[]> {
    return this.edits.applyEdit(by, async ({ tx, now }) => {
      const menu = await readMenu(txQuerier(tx));
      const orderedSections = moveToFront(menu, ids);
      for (const [index, section] of orderedSections.entries()) {
        await tx.update(MenuSectionRow, { id: section.id }, { position: index + 1, updatedAt: now });
      }
      const states = { before: { sections: listIds(menu) }, after: { sections: listIds(orderedSections) } };
      const auditEntry = { by, action: 'menu.order', subjectId: '', ...states } as const;
      return { result: [...(await readMenu(txQuerier(tx)))], entries: [auditEntry] };
    });
  }

  /** To the top, in this order, also from other sections. Throws `validation_failed`, `not_found`. */
  orderItems(id: string, ids: readonly string[], by: StaffMember): Promise<StaffMenuSectionDto> {
    return this.edits.applyEdit(by, async (context) => {
      const menu = await readMenu(txQuerier(context.tx));
      const section = requireFound(menu.find((one) => one.id === id));
      const allItems = menu.flatMap(({ items }) => items);
      const orderedItems = moveToFront(allItems, ids).filter((item) => item.sectionId === id || ids.includes(item.id));
      const isOtherKind = (item: StoredItem) => item.sectionId !== id && checkMenuItem(item, section.kind).length > 0;
      if (orderedItems.some(isOtherKind)) throw fieldProblem('ids', 'section_of_other_kind');
      return saveItemOrder(context, section, orderedItems);
    });
  }
}

export async function insertSections(
  { tx, now }: MenuEditContext,
  sections: readonly Pick<StoredSection, 'id' | 'kind' | 'name'>[],
): Promise<void> {
  const lastPosition = (await tx.maximum(MenuSectionRow, 'position', {})) ?? 0; // deleted sections leave gaps
  for (const [index, { id, kind, name }] of sections.entries()) {
    const position = lastPosition + 1 + index;
    await tx.insert(MenuSectionRow, { id, kind, ...nameColumns(name), position, version: 1, updatedAt: now });
  }
}

/** Only of moved items: edits of reordered ones stay valid. */
async function saveItemOrder(
  context: MenuEditContext,
  section: StoredSection,
  orderedItems: readonly StoredItem[],
): Promise<MenuEditResult<StaffMenuSectionDto>> {
  const { tx, by, now } = context;
  for (const [index, item] of orderedItems.entries()) {
    const isMoved = item.sectionId !== section.id;
    const version = item.version + (isMoved ? 1 : 0);
    await tx.update(MenuItemRow, { id: item.id }, { sectionId: section.id, position: index + 1, version });
  }
  await tx.update(MenuSectionRow, { id: section.id }, nextVersionColumns(section, { now }));
  const states = { before: { items: listIds(section.items) }, after: { items: listIds(orderedItems) } };
  const auditEntry = { by, action: 'menu.order', subjectId: section.id, ...states } as const;
  return { result: await requireSection(tx, section.id), entries: [auditEntry] };
}

function moveToFront<Element extends { id: string }>(elements: readonly Element[], ids: readonly string[]): Element[] {
  const listedElements = ids.map((id) => elements.find((element) => element.id === id));
  const existingElements = listedElements.filter((element) => element !== undefined);
  if (existingElements.length < ids.length) throw fieldProblem('ids', 'not_there');
  return [...existingElements, ...elements.filter(({ id }) => !ids.includes(id))];
}

async function requireSection(tx: EntityManager, id: string): Promise<StoredSection> {
  return requireFound((await readMenu(txQuerier(tx))).find((section) => section.id === id));
}

const nextVersionColumns = ({ version }: StoredSection, { now }: Pick<MenuEditContext, 'now'>) => ({
  version: version + 1,
  updatedAt: now,
});

const nameColumns = ({ sk, en }: CreateMenuSectionDto['name']) => ({ nameSk: sk, nameEn: en });

const listIds = (elements: readonly { id: string }[]): string[] => elements.map(({ id }) => id);

import { randomUUID } from 'node:crypto';
import { menuItemErrors, menuLimits, sectionErrors } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MenuItemRow } from '../platform/database/entities/menu/menu-item.entity.js';
import { MenuSectionRow } from '../platform/database/entities/menu/menu-section.entity.js';
import { within } from '../platform/database/named-query.js';
import { found } from '../platform/http/problems/found.js';
import { Problem } from '../platform/http/problems/problem.js';
import type { StaffMember } from '../platform/http/access/staff-member.js';
import type { CreateMenuSectionDto, UpdateMenuSectionDto } from './dto/change-menu.dto.js';
import type { StaffMenuSectionDto } from './dto/staff-menu.dto.js';
import { type Edited, type Editing, MenuEdits, invalid, refuse } from './menu-edits.js';
import { type StoredItem, type StoredSection, readMenu } from './stored-menu.js';

@Injectable()
export class MenuSections {
  constructor(private readonly edits: MenuEdits) {}

  create({ kind, name }: CreateMenuSectionDto, by: StaffMember): Promise<StaffMenuSectionDto> {
    refuse(sectionErrors({ name }));
    return this.edits.apply(by, async ({ tx, now }) => {
      if ((await tx.count(MenuSectionRow)) >= menuLimits.sections) throw invalid('kind', 'too_many');
      const position = ((await tx.maximum(MenuSectionRow, 'position', {})) ?? 0) + 1;
      const id = randomUUID();
      await tx.insert(MenuSectionRow, { id, kind, ...namesOf(name), position, version: 1, updatedAt: now });
      const change = { by, action: 'menu.section-create', subjectId: id, after: { kind, name } } as const;
      return { result: await sectionAt(tx, id), changes: [change] };
    });
  }

  /** Throws `validation_failed`, `not_found`, `changed_meanwhile`. */
  rename(id: string, { name, version }: UpdateMenuSectionDto, by: StaffMember): Promise<StaffMenuSectionDto> {
    refuse(sectionErrors({ name }));
    return this.edits.apply(by, async (editing) => {
      const { tx } = editing;
      const before = await sectionAt(tx, id);
      if (before.version !== version) throw new Problem('changed_meanwhile');
      await tx.update(MenuSectionRow, { id }, { ...namesOf(name), ...raised(before, editing) });
      const states = { before: { name: before.name }, after: { name } };
      const change = { by, action: 'menu.section-change', subjectId: id, ...states } as const;
      return { result: await sectionAt(tx, id), changes: [change] };
    });
  }

  delete(id: string, by: StaffMember): Promise<StaffMenuSectionDto> {
    return this.edits.apply(by, async ({ tx }) => {
      const before = await sectionAt(tx, id);
      if (before.items.length > 0) throw new Problem('section_not_empty');
      await tx.delete(MenuSectionRow, { id });
      const { kind, name } = before;
      const change = { by, action: 'menu.section-delete', subjectId: id, before: { kind, name } } as const;
      return { result: before, changes: [change] };
    });
  }

  /** To the top, in this order; wines stay first. Throws `validation_failed`. */
  order(ids: readonly string[], by: StaffMember): Promise<StaffMenuSectionDto[]> {
    return this.edits.apply(by, async ({ tx, now }) => {
      const menu = await readMenu(within(tx));
      const wanted = inOrder(menu, ids);
      for (const [index, section] of wanted.entries()) {
        await tx.update(MenuSectionRow, { id: section.id }, { position: index + 1, updatedAt: now });
      }
      const states = { before: { sections: idsOf(menu) }, after: { sections: idsOf(wanted) } };
      const change = { by, action: 'menu.order', subjectId: '', ...states } as const;
      return { result: [...(await readMenu(within(tx)))], changes: [change] };
    });
  }

  /** To the top, in this order, also from other sections. Throws `validation_failed`, `not_found`. */
  orderItems(id: string, ids: readonly string[], by: StaffMember): Promise<StaffMenuSectionDto> {
    return this.edits.apply(by, async (editing) => {
      const menu = await readMenu(within(editing.tx));
      const section = found(menu.find((one) => one.id === id));
      const all = menu.flatMap(({ items }) => items);
      const wanted = inOrder(all, ids).filter((item) => item.sectionId === id || ids.includes(item.id));
      const isOtherKind = (item: StoredItem) => item.sectionId !== id && menuItemErrors(item, section.kind).length > 0;
      if (wanted.some(isOtherKind)) throw invalid('ids', 'section_of_other_kind');
      return save(editing, section, wanted);
    });
  }
}

/** Only of moved items: edits of reordered ones stay valid. */
async function save(
  editing: Editing,
  section: StoredSection,
  wanted: readonly StoredItem[],
): Promise<Edited<StaffMenuSectionDto>> {
  const { tx, by, now } = editing;
  for (const [index, item] of wanted.entries()) {
    const isMoved = item.sectionId !== section.id;
    const version = item.version + (isMoved ? 1 : 0);
    await tx.update(MenuItemRow, { id: item.id }, { sectionId: section.id, position: index + 1, version });
  }
  await tx.update(MenuSectionRow, { id: section.id }, raised(section, { now }));
  const states = { before: { items: idsOf(section.items) }, after: { items: idsOf(wanted) } };
  const change = { by, action: 'menu.order', subjectId: section.id, ...states } as const;
  return { result: await sectionAt(tx, section.id), changes: [change] };
}

function inOrder<Part extends { id: string }>(parts: readonly Part[], ids: readonly string[]): Part[] {
  const named = ids.map((id) => parts.find((part) => part.id === id));
  const known = named.filter((part) => part !== undefined);
  if (known.length < ids.length) throw invalid('ids', 'not_there');
  return [...known, ...parts.filter(({ id }) => !ids.includes(id))];
}

async function sectionAt(tx: EntityManager, id: string): Promise<StoredSection> {
  return found((await readMenu(within(tx))).find((one) => one.id === id));
}

const raised = ({ version }: StoredSection, { now }: Pick<Editing, 'now'>) => ({
  version: version + 1,
  updatedAt: now,
});

const namesOf = ({ sk, en }: CreateMenuSectionDto['name']) => ({ nameSk: sk, nameEn: en });

const idsOf = (parts: readonly { id: string }[]): string[] => parts.map(({ id }) => id);

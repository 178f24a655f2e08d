import { type DraftItem, type MenuKind, type Serving, type ServiceDate, menuItemErrors } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { MenuSectionRow } from '../platform/database/entities/menu/menu-section.entity.js';
import { within } from '../platform/database/named-query.js';
import type { FieldError } from '../platform/http/problems/problem.js';
import type { StaffMember } from '../platform/http/access/staff-member.js';
import { fieldError } from '../platform/http/problems/validation.pipe.js';
import type { ChangeMenuItemsDto, MenuItemsChangeDto } from './dto/change-menu.dto.js';
import type { StaffMenuItemDto } from './dto/staff-menu.dto.js';
import { endOf } from './menu-items.service.js';
import { type Editing, MenuEdits, refuse } from './menu-edits.js';
import { type StoredItem, readItems } from './stored-menu.js';
import { withSoldOut } from './tonight.service.js';
import { type ItemToWrite, factsOf, writeItems } from './write-items.js';

@Injectable()
export class ChangeItems {
  constructor(private readonly edits: MenuEdits) {}

  /** All or none. Throws `validation_failed` with the index of each failed item. */
  changeItems({ ids, change }: ChangeMenuItemsDto, by: StaffMember): Promise<StaffMenuItemDto[]> {
    return this.edits.apply(by, async (editing) => {
      const items = await readItems(within(editing.tx), ids);
      const there = new Set(items.map(({ id }) => id));
      refuse(ids.flatMap((id, index) => (there.has(id) ? [] : [fieldError(`ids.${index}`, 'not_there')])));
      const changed = items.map((item) => changedItem(item, change, editing.evening));
      const sections = await editing.tx.find(MenuSectionRow);
      const kindOf = new Map(sections.map(({ id, kind }) => [id, kind]));
      refuse(changed.flatMap((item, index) => errorsOf(item, kindOf.get(item.sectionId), index)));
      await writeItems(editing, await placed(editing, changed, items));
      const after = await readItems(within(editing.tx), ids);
      return { result: after, changes: changesOf(items, after, by) };
    });
  }
}

function changedItem(item: StoredItem, change: MenuItemsChangeDto, evening: ServiceDate): StoredItem {
  return {
    ...item,
    isListed: change.isListed ?? item.isListed,
    sectionId: change.sectionId ?? item.sectionId,
    servings: item.servings.map((one) => withSoldOut(withPoured(one, change), change.isSoldOut, evening)),
  };
}

function withPoured(serving: Serving, { pouredUntil }: MenuItemsChangeDto): Serving {
  return pouredUntil === undefined || serving.kind !== 'glass' ? serving : { ...serving, pouredUntil };
}

function errorsOf(item: DraftItem, kind: MenuKind | undefined, index: number): FieldError[] {
  if (!kind) return index === 0 ? [fieldError('change.sectionId', 'not_there')] : [];
  return menuItemErrors(item, kind).map(({ field, code }) => fieldError(`ids.${index}.${field}`, code));
}

/** Appends in the order of the request. */
async function placed(
  { tx }: Editing,
  items: readonly StoredItem[],
  before: readonly StoredItem[],
): Promise<ItemToWrite[]> {
  const moved = items.filter((item, index) => item.sectionId !== before[index]?.sectionId);
  const end = moved[0] ? await endOf(tx, moved[0].sectionId) : 0;
  return items
    .filter((item, index) => JSON.stringify(item) !== JSON.stringify(before[index]))
    .map((item) => {
      const place = moved.indexOf(item);
      return { ...item, version: item.version + 1, position: place < 0 ? item.position : end + place };
    });
}

function changesOf(before: readonly StoredItem[], after: readonly StoredItem[], by: StaffMember) {
  return after.flatMap((item, index) => {
    const old = before[index];
    if (!old || old.version === item.version) return [];
    const states = { before: factsOf(old), after: factsOf(item) };
    return [{ by, action: 'menu.change' as const, subjectId: item.id, ...states }];
  });
}

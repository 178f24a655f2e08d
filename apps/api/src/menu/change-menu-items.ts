import { type DraftItem, type MenuKind, type Serving, type ServiceDate, menuItemErrors } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { MenuSectionRow } from '../platform/database/entities/menu/menu-section.entity.js';
import { transactionRunner } from '../platform/database/named-statements.js';
import type { FieldError } from '../platform/http/problems/problem.js';
import type { StaffMember } from '../platform/http/access/staff-member.js';
import { fieldError } from '../platform/http/problems/validation.pipe.js';
import type { ChangeMenuItemsDto, MenuItemsChangeDto } from './dto/change-menu.dto.js';
import type { StaffMenuItemDto } from './dto/staff-menu.dto.js';
import { nextPosition } from './menu-items.service.js';
import { type EditContext, MenuTransactions, requireNoErrors } from './menu-transactions.js';
import { type StoredItem, readMenuItems } from './stored-menu.js';
import { withSoldOut } from './menu-tonight.service.js';
import { type ItemToWrite, toItemChange, writeItems } from './write-items.js';

@Injectable()
export class ChangeMenuItems {
  constructor(private readonly edits: MenuTransactions) {}

  /** All or none. Throws `validation_failed` with the index of each failed item. */
  changeItems({ ids, change }: ChangeMenuItemsDto, by: StaffMember): Promise<StaffMenuItemDto[]> {
    return this.edits.runEdit(by, async (context) => {
      const items = await readMenuItems(transactionRunner(context.tx), ids);
      const existingIds = new Set(items.map(({ id }) => id));
      const unknownIds = ids.flatMap((id, index) => (existingIds.has(id) ? [] : [`ids.${index}`]));
      requireNoErrors(unknownIds.map((field) => fieldError(field, 'not_there')));
      const changed = items.map((item) => applyItemChange(item, change, context.evening));
      const sections = await context.tx.find(MenuSectionRow);
      const kindBySection = new Map(sections.map(({ id, kind }) => [id, kind]));
      requireNoErrors(changed.flatMap((item, index) => itemErrors(item, kindBySection.get(item.sectionId), index)));
      await writeItems(context, await prepareItemsToWrite(context, changed, items));
      const after = await readMenuItems(transactionRunner(context.tx), ids);
      const changes = after.flatMap((item, index) => {
        const before = items[index] ?? item;
        return before.version === item.version ? [] : [toItemChange({ by, action: 'menu.change' }, before, item)];
      });
      return { result: after, changes };
    });
  }
}

function applyItemChange(item: StoredItem, change: MenuItemsChangeDto, evening: ServiceDate): StoredItem {
  return {
    ...item,
    isListed: change.isListed ?? item.isListed,
    sectionId: change.sectionId ?? item.sectionId,
    servings: item.servings.map((one) => withSoldOut(withPouredUntil(one, change), change.isSoldOut, evening)),
  };
}

function withPouredUntil(serving: Serving, { pouredUntil }: MenuItemsChangeDto): Serving {
  return pouredUntil === undefined || serving.kind !== 'glass' ? serving : { ...serving, pouredUntil };
}

function itemErrors(item: DraftItem, kind: MenuKind | undefined, index: number): FieldError[] {
  if (!kind) return index === 0 ? [fieldError('change.sectionId', 'not_there')] : [];
  return menuItemErrors(item, kind).map(({ field, code }) => fieldError(`ids.${index}.${field}`, code));
}

/** Appends in the order of the request. */
async function prepareItemsToWrite(
  { tx }: EditContext,
  items: readonly StoredItem[],
  before: readonly StoredItem[],
): Promise<ItemToWrite[]> {
  const moved = items.filter((item, index) => item.sectionId !== before[index]?.sectionId);
  const firstPosition = moved[0] ? await nextPosition(tx, moved[0].sectionId) : 0;
  return items
    .filter((item, index) => JSON.stringify(item) !== JSON.stringify(before[index]))
    .map((item) => {
      const movedIndex = moved.indexOf(item);
      return {
        ...item,
        version: item.version + 1,
        position: movedIndex < 0 ? item.position : firstPosition + movedIndex,
      };
    });
}

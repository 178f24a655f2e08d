import { randomUUID } from 'node:crypto';
import {
  type DraftItem,
  type MenuKind,
  type Serving,
  type ServiceDate,
  checkMenuItem,
  menuLimits,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { NewAuditEntry } from '../audit/audit-log.js';
import { saveSiteImage } from '../content/core/save-site-image.js';
import { MenuItemRow } from '../platform/database/entities/menu/menu-item.entity.js';
import { MenuSectionRow } from '../platform/database/entities/menu/menu-section.entity.js';
import { SiteImage } from '../platform/database/entities/site/site-image.entity.js';
import { txQuerier } from '../platform/database/named-statements.js';
import { type FieldError, Problem } from '../platform/http/problems/problem.js';
import { fieldError } from '../platform/http/problems/validation.pipe.js';
import type { StaffMember } from '../platform/http/access/staff-member.js';
import type { Attempt } from '../platform/idempotency/idempotency-key.js';
import { toIdempotencyClaim, runOnce } from '../platform/idempotency/idempotency.js';
import type { ChangeMenuItemsDto, MenuItemsChangeDto } from './dto/change-menu.dto.js';
import { type SaveMenuItemDto, type UpdateMenuItemDto, toDraftItem } from './dto/save-menu-item.dto.js';
import type { StaffMenuItemDto } from './dto/staff-menu.dto.js';
import { type MenuEditContext, MenuEdits, fieldProblem, requireItem, requireNoErrors } from './menu-edits.js';
import { withSoldOut } from './menu-tonight.service.js';
import { type StoredItem, itemImageKey, readMenuItems } from './stored-menu.js';
import { type ItemToWrite, Slugs, deleteItems, matchServings, toItemAuditEntry, writeItems } from './write-items.js';

@Injectable()
export class MenuItemsService {
  constructor(private readonly edits: MenuEdits) {}

  /** A repeat with the same key returns the first item. Throws `validation_failed`. */
  createItem(request: SaveMenuItemDto, { key, now }: Attempt, by: StaffMember): Promise<StaffMenuItemDto> {
    const claim = toIdempotencyClaim({ ...request, call: 'createMenuItem' }, key);
    return this.edits.applyEdit(by, async (context) => {
      const entries: NewAuditEntry[] = [];
      const { item } = await runOnce(txQuerier(context.tx), { claim, now }, async () => {
        const createdItem = await insertItem(request, context);
        entries.push(toItemAuditEntry({ by, action: 'menu.create' }, null, createdItem));
        entries.push(...(await saveItemImage(context, createdItem, request.imageUrl)));
        return { item: { id: createdItem.id } };
      });
      return { result: await requireItem(context.tx, item.id), entries };
    });
  }

  /** Throws `validation_failed`, `not_found`, `changed_meanwhile` with the current item. */
  updateItem(id: string, { version, ...request }: UpdateMenuItemDto, by: StaffMember): Promise<StaffMenuItemDto> {
    return this.edits.applyEdit(by, async (context) => {
      const before = await requireItem(context.tx, id);
      if (before.version !== version) throw new Problem('changed_meanwhile', { members: { current: before } });
      const draft = await requireValidDraft(context.tx, request);
      const isMoved = request.sectionId !== before.sectionId;
      const position = isMoved ? await findNextPosition(context.tx, request.sectionId) : before.position;
      const after = { ...before, ...draft, sectionId: request.sectionId, position, version: version + 1 };
      await writeItems(context, [{ ...after, servings: matchServings(request.servings, before.servings, hasSameId) }]);
      const imageChanges = await saveItemImage(context, after, request.imageUrl);
      const result = await requireItem(context.tx, id);
      return { result, entries: [toItemAuditEntry({ by, action: 'menu.change' }, before, result), ...imageChanges] };
    });
  }

  /** All or none. Throws `validation_failed` with the index of each failed item. */
  changeItems({ ids, change }: ChangeMenuItemsDto, by: StaffMember): Promise<StaffMenuItemDto[]> {
    return this.edits.applyEdit(by, async (context) => {
      const items = await readMenuItems(txQuerier(context.tx), ids);
      const existingIds = new Set(items.map(({ id }) => id));
      const unknownIdFields = ids.flatMap((id, index) => (existingIds.has(id) ? [] : [`ids.${index}`]));
      requireNoErrors(unknownIdFields.map((field) => fieldError(field, 'not_there')));
      const drafts = items.map((item) => applyItemChange(item, change, context.evening));
      const sections = await context.tx.find(MenuSectionRow);
      const kindBySectionId = new Map(sections.map(({ id, kind }) => [id, kind]));
      requireNoErrors(drafts.flatMap((item, index) => itemErrors(item, kindBySectionId.get(item.sectionId), index)));
      await writeItems(context, await placeChangedItems(context, drafts, items));
      const after = await readMenuItems(txQuerier(context.tx), ids);
      const entries = after.flatMap((item, index) => {
        const before = items[index] ?? item;
        return before.version === item.version ? [] : [toItemAuditEntry({ by, action: 'menu.change' }, before, item)];
      });
      return { result: after, entries };
    });
  }

  deleteItem(id: string, by: StaffMember): Promise<StaffMenuItemDto> {
    return this.edits.applyEdit(by, async ({ tx }) => {
      const before = await requireItem(tx, id);
      await deleteItems(tx, [id]);
      return { result: before, entries: [toItemAuditEntry({ by, action: 'menu.delete' }, before, null)] };
    });
  }
}

async function insertItem(request: SaveMenuItemDto, context: MenuEditContext): Promise<ItemToWrite> {
  const { tx } = context;
  const draft = await requireValidDraft(tx, request);
  if ((await tx.count(MenuItemRow)) >= menuLimits.maxItems) throw fieldProblem('sectionId', 'too_many');
  const { sectionId } = request;
  const slug = (await Slugs.readSlugs(tx)).reserveSlug(draft.name.sk);
  const placement = { id: randomUUID(), sectionId, slug, position: await findNextPosition(tx, sectionId), version: 1 };
  const item = { ...draft, ...placement, servings: matchServings(request.servings, [], hasSameId) };
  await writeItems(context, [item]);
  return item;
}

async function requireValidDraft(tx: EntityManager, request: SaveMenuItemDto): Promise<DraftItem> {
  const draft = toDraftItem(request);
  const section = await tx.findOneBy(MenuSectionRow, { id: request.sectionId });
  if (!section) throw fieldProblem('sectionId', 'not_there');
  requireNoErrors(checkMenuItem(draft, section.kind));
  return draft;
}

const hasSameId = (draft: SaveMenuItemDto['servings'][number], earlier: Serving): boolean => draft.id === earlier.id;

async function saveItemImage(
  { tx, by, now }: MenuEditContext,
  { id, name }: Pick<StoredItem, 'id' | 'name'>,
  imageUrl: SaveMenuItemDto['imageUrl'],
): Promise<NewAuditEntry[]> {
  const key = itemImageKey(id);
  const before = await tx.findOneBy(SiteImage, { key });
  if (!imageUrl || imageUrl === before?.imageUrl) return [];
  const altTexts = { altTextSk: name.sk, altTextEn: name.en };
  return [(await saveSiteImage({ key, section: 'wines', imageUrl, ...altTexts }, { tx, by, now })).auditEntry];
}

async function findNextPosition(tx: EntityManager, sectionId: string): Promise<number> {
  return ((await tx.maximum(MenuItemRow, 'position', { sectionId })) ?? 0) + 1;
}

function applyItemChange(item: StoredItem, change: MenuItemsChangeDto, evening: ServiceDate): StoredItem {
  return {
    ...item,
    isListed: change.isListed ?? item.isListed,
    sectionId: change.sectionId ?? item.sectionId,
    servings: item.servings.map((serving) => withSoldOut(withPouredUntil(serving, change), change.isSoldOut, evening)),
  };
}

function withPouredUntil(serving: Serving, { pouredUntil }: MenuItemsChangeDto): Serving {
  return pouredUntil === undefined || serving.kind !== 'glass' ? serving : { ...serving, pouredUntil };
}

function itemErrors(item: DraftItem, kind: MenuKind | undefined, index: number): FieldError[] {
  if (!kind) return index === 0 ? [fieldError('change.sectionId', 'not_there')] : [];
  return checkMenuItem(item, kind).map(({ field, code }) => fieldError(`ids.${index}.${field}`, code));
}

/** Appends in the order of the request. */
async function placeChangedItems(
  { tx }: MenuEditContext,
  items: readonly StoredItem[],
  before: readonly StoredItem[],
): Promise<ItemToWrite[]> {
  const movedItems = items.filter((item, index) => item.sectionId !== before[index]?.sectionId);
  const firstPosition = movedItems[0] ? await findNextPosition(tx, movedItems[0].sectionId) : 0;
  return items
    .filter((item, index) => JSON.stringify(item) !== JSON.stringify(before[index]))
    .map((item) => {
      const movedIndex = movedItems.indexOf(item);
      return {
        ...item,
        version: item.version + 1,
        position: movedIndex < 0 ? item.position : firstPosition + movedIndex,
      };
    });
}

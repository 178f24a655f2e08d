import { randomUUID } from 'node:crypto';
import { type DraftItem, menuItemErrors, menuLimits } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuditChange } from '../audit/audit-log.js';
import { savePicture } from '../content/core/save-picture.js';
import { MenuItemRow } from '../platform/database/entities/menu/menu-item.entity.js';
import { MenuSectionRow } from '../platform/database/entities/menu/menu-section.entity.js';
import { SiteImage } from '../platform/database/entities/site/site-image.entity.js';
import { transactionRunner } from '../platform/database/named-statements.js';
import { requireFound } from '../platform/http/problems/require-found.js';
import { Problem } from '../platform/http/problems/problem.js';
import type { StaffMember } from '../platform/http/access/staff-member.js';
import type { Attempt } from '../platform/idempotency/idempotency-key.js';
import { toIdempotencyClaim, runOnce } from '../platform/idempotency/idempotency.js';
import {
  type SaveMenuItemDto,
  type SaveServingDto,
  type UpdateMenuItemDto,
  toDraftItem,
} from './dto/save-menu-item.dto.js';
import type { StaffMenuItemDto } from './dto/staff-menu.dto.js';
import { type EditContext, MenuTransactions, fieldProblem, requireNoErrors } from './menu-transactions.js';
import { type ItemToWrite, Slugs, toItemChange, writeItems } from './write-items.js';
import { type StoredItem, pictureKey, readMenuItems } from './stored-menu.js';

@Injectable()
export class MenuItemsService {
  constructor(private readonly edits: MenuTransactions) {}

  /** A repeat with the same key returns the first item. Throws `validation_failed`. */
  createItem(request: SaveMenuItemDto, { key, now }: Attempt, by: StaffMember): Promise<StaffMenuItemDto> {
    const claim = toIdempotencyClaim({ ...request, call: 'createMenuItem' }, key);
    return this.edits.runEdit(by, async (context) => {
      const changes: AuditChange[] = [];
      const { item } = await runOnce(transactionRunner(context.tx), { claim, now }, async () => {
        const created = await insertItem(request, context);
        changes.push(toItemChange({ by, action: 'menu.create' }, null, created));
        changes.push(...(await saveImage(context, created, request.imageUrl)));
        return { item: { id: created.id } };
      });
      return { result: await readItem(context.tx, item.id), changes };
    });
  }

  /** Throws `validation_failed`, `not_found`, `changed_meanwhile` with the current item. */
  changeItem(id: string, { version, ...request }: UpdateMenuItemDto, by: StaffMember): Promise<StaffMenuItemDto> {
    return this.edits.runEdit(by, async (context) => {
      const before = await readItem(context.tx, id);
      if (before.version !== version) throw new Problem('changed_meanwhile', { members: { current: before } });
      const draft = await checkDraft(context.tx, request);
      const isMoved = request.sectionId !== before.sectionId;
      const position = isMoved ? await nextPosition(context.tx, request.sectionId) : before.position;
      const after = { ...before, ...draft, sectionId: request.sectionId, position, version: version + 1 };
      await writeItems(context, [{ ...after, servings: mergeServings(request.servings, before) }]);
      const imageChanges = await saveImage(context, after, request.imageUrl);
      const result = await readItem(context.tx, id);
      return { result, changes: [toItemChange({ by, action: 'menu.change' }, before, result), ...imageChanges] };
    });
  }

  deleteItem(id: string, by: StaffMember): Promise<StaffMenuItemDto> {
    return this.edits.runEdit(by, async ({ tx }) => {
      const before = await readItem(tx, id);
      await tx.delete(SiteImage, { key: pictureKey(id) });
      await tx.delete(MenuItemRow, { id });
      return { result: before, changes: [toItemChange({ by, action: 'menu.delete' }, before, null)] };
    });
  }
}

async function insertItem(request: SaveMenuItemDto, context: EditContext): Promise<ItemToWrite> {
  const { tx } = context;
  const draft = await checkDraft(tx, request);
  if ((await tx.count(MenuItemRow)) >= menuLimits.items) throw fieldProblem('sectionId', 'too_many');
  const { sectionId } = request;
  const slug = (await Slugs.readSlugs(tx)).takeSlug(draft.name.sk);
  const place = { id: randomUUID(), sectionId, slug, position: await nextPosition(tx, sectionId), version: 1 };
  const item = { ...draft, ...place, servings: mergeServings(request.servings, null) };
  await writeItems(context, [item]);
  return item;
}

async function checkDraft(tx: EntityManager, request: SaveMenuItemDto): Promise<DraftItem> {
  const draft = toDraftItem(request);
  const section = await tx.findOneBy(MenuSectionRow, { id: request.sectionId });
  if (!section) throw fieldProblem('sectionId', 'not_there');
  requireNoErrors(menuItemErrors(draft, section.kind));
  return draft;
}

function mergeServings(servings: readonly SaveServingDto[], before: StoredItem | null): ItemToWrite['servings'] {
  return servings.map(({ id, kind, volumeMl, priceCents, pouredUntil }) => {
    const oldServing = before?.servings.find((one) => one.id === id);
    const stored = { id: oldServing?.id ?? randomUUID(), soldOutOn: oldServing?.soldOutOn ?? null };
    return { ...stored, kind, volumeMl, priceCents, pouredUntil };
  });
}

export async function readItem(tx: EntityManager, id: string): Promise<StoredItem> {
  const [item] = await readMenuItems(transactionRunner(tx), [id]);
  return requireFound(item);
}

async function saveImage(
  { tx, by, now }: EditContext,
  { id, name }: Pick<StoredItem, 'id' | 'name'>,
  imageUrl: SaveMenuItemDto['imageUrl'],
): Promise<AuditChange[]> {
  const key = pictureKey(id);
  const before = await tx.findOneBy(SiteImage, { key });
  if (!imageUrl || imageUrl === before?.imageUrl) return [];
  const altTexts = { altTextSk: name.sk, altTextEn: name.en };
  const { change } = await savePicture({ key, section: 'wines', imageUrl, ...altTexts }, { tx, by, now });
  return [change];
}

export async function nextPosition(tx: EntityManager, sectionId: string): Promise<number> {
  return ((await tx.maximum(MenuItemRow, 'position', { sectionId })) ?? 0) + 1;
}

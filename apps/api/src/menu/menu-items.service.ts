import { randomUUID } from 'node:crypto';
import { type DraftItem, menuItemErrors, menuLimits } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Change } from '../audit/audit-log.js';
import { savePicture } from '../content/core/save-picture.js';
import { MenuItemRow } from '../platform/database/entities/menu/menu-item.entity.js';
import { MenuSectionRow } from '../platform/database/entities/menu/menu-section.entity.js';
import { SiteImage } from '../platform/database/entities/site/site-image.entity.js';
import { within } from '../platform/database/named-query.js';
import { found } from '../platform/http/problems/found.js';
import { Problem } from '../platform/http/problems/problem.js';
import type { StaffMember } from '../platform/http/access/staff-member.js';
import type { Attempt } from '../platform/idempotency/idempotency-key.js';
import { claimOf, makeOnce } from '../platform/idempotency/idempotency.js';
import {
  type SaveMenuItemDto,
  type SaveServingDto,
  type UpdateMenuItemDto,
  draftOf,
} from './dto/save-menu-item.dto.js';
import type { StaffMenuItemDto } from './dto/staff-menu.dto.js';
import { type Editing, MenuEdits, invalid, refuse } from './menu-edits.js';
import { type ItemToWrite, Slugs, factsOf, writeItems } from './write-items.js';
import { type StoredItem, pictureKey, readItems } from './stored-menu.js';

@Injectable()
export class MenuItems {
  constructor(private readonly edits: MenuEdits) {}

  /** A repeat with the same key returns the first item. Throws `validation_failed`. */
  create(request: SaveMenuItemDto, { key, now }: Attempt, by: StaffMember): Promise<StaffMenuItemDto> {
    const claim = claimOf({ ...request, call: 'createMenuItem' }, key);
    return this.edits.apply(by, async (editing) => {
      const changes: Change[] = [];
      const { item } = await makeOnce(within(editing.tx), { claim, now }, async () => {
        const made = await make(request, editing);
        changes.push({ by, action: 'menu.create', subjectId: made.id, after: factsOf(made) });
        changes.push(...(await saveImage(editing, made, request.imageUrl)));
        return { item: { id: made.id } };
      });
      return { result: await itemAt(editing.tx, item.id), changes };
    });
  }

  /** Throws `validation_failed`, `not_found`, `changed_meanwhile` with the current item. */
  changeItem(id: string, { version, ...request }: UpdateMenuItemDto, by: StaffMember): Promise<StaffMenuItemDto> {
    return this.edits.apply(by, async (editing) => {
      const before = await itemAt(editing.tx, id);
      if (before.version !== version) throw new Problem('changed_meanwhile', { members: { current: before } });
      const draft = await checked(editing.tx, request);
      const isMoved = request.sectionId !== before.sectionId;
      const position = isMoved ? await endOf(editing.tx, request.sectionId) : before.position;
      const after = { ...before, ...draft, sectionId: request.sectionId, position, version: version + 1 };
      await writeItems(editing, [{ ...after, servings: servingsOf(request.servings, before) }]);
      const imageChanges = await saveImage(editing, after, request.imageUrl);
      const result = await itemAt(editing.tx, id);
      const states = { before: factsOf(before), after: factsOf(result) };
      return { result, changes: [{ by, action: 'menu.change', subjectId: id, ...states }, ...imageChanges] };
    });
  }

  delete(id: string, by: StaffMember): Promise<StaffMenuItemDto> {
    return this.edits.apply(by, async ({ tx }) => {
      const before = await itemAt(tx, id);
      await tx.delete(SiteImage, { key: pictureKey(id) });
      await tx.delete(MenuItemRow, { id });
      const change = { by, action: 'menu.delete', subjectId: id, before: factsOf(before) } as const;
      return { result: before, changes: [change] };
    });
  }
}

async function make(request: SaveMenuItemDto, editing: Editing): Promise<ItemToWrite> {
  const { tx } = editing;
  const draft = await checked(tx, request);
  if ((await tx.count(MenuItemRow)) >= menuLimits.items) throw invalid('sectionId', 'too_many');
  const { sectionId } = request;
  const slug = (await Slugs.slugOf(tx)).take(draft.name.sk);
  const place = { id: randomUUID(), sectionId, slug, position: await endOf(tx, sectionId), version: 1 };
  const item = { ...draft, ...place, servings: servingsOf(request.servings, null) };
  await writeItems(editing, [item]);
  return item;
}

async function checked(tx: EntityManager, request: SaveMenuItemDto): Promise<DraftItem> {
  const draft = draftOf(request);
  const section = await tx.findOneBy(MenuSectionRow, { id: request.sectionId });
  if (!section) throw invalid('sectionId', 'not_there');
  refuse(menuItemErrors(draft, section.kind));
  return draft;
}

function servingsOf(servings: readonly SaveServingDto[], before: StoredItem | null): ItemToWrite['servings'] {
  return servings.map(({ id, kind, volumeMl, priceCents, pouredUntil }) => {
    const same = before?.servings.find((one) => one.id === id);
    const stored = { id: same?.id ?? randomUUID(), soldOutOn: same?.soldOutOn ?? null };
    return { ...stored, kind, volumeMl, priceCents, pouredUntil };
  });
}

export async function itemAt(tx: EntityManager, id: string): Promise<StoredItem> {
  const [item] = await readItems(within(tx), [id]);
  return found(item);
}

async function saveImage(
  { tx, by, now }: Editing,
  { id, name }: Pick<StoredItem, 'id' | 'name'>,
  imageUrl: SaveMenuItemDto['imageUrl'],
): Promise<Change[]> {
  const key = pictureKey(id);
  const before = await tx.findOneBy(SiteImage, { key });
  if (!imageUrl || imageUrl === before?.imageUrl) return [];
  const words = { altTextSk: name.sk, altTextEn: name.en };
  const { change } = await savePicture({ key, section: 'wines', imageUrl, ...words }, { tx, by, now, before });
  return [change];
}

export async function endOf(tx: EntityManager, sectionId: string): Promise<number> {
  return ((await tx.maximum(MenuItemRow, 'position', { sectionId })) ?? 0) + 1;
}

import { randomUUID } from 'node:crypto';
import { type ServingDraft, type MenuItem, type Serving, toSlug } from '@strapec/domain';
import { type EntityManager, In, Not } from 'typeorm';
import { MenuItemRow } from '../platform/database/entities/menu/menu-item.entity.js';
import { MenuServingRow } from '../platform/database/entities/menu/menu-serving.entity.js';
import { WineDetailsRow, toWineDetailsRow } from '../platform/database/entities/menu/wine-details.entity.js';
import { SiteImage } from '../platform/database/entities/site/site-image.entity.js';
import type { NewAuditEntry } from '../audit/audit-log.js';
import { toStaffDisplayName } from '../platform/http/access/staff-member.js';
import type { MenuEditContext } from './menu-edits.js';
import { itemImageKey } from './stored-menu.js';

export interface ItemToWrite extends MenuItem {
  sectionId: string;
  version: number;
}

/** `before` is `null` for a new item, `after` for a deleted one. */
export function toItemAuditEntry(
  auditAction: Pick<NewAuditEntry, 'by' | 'action'>,
  before: AuditedItem | null,
  after: AuditedItem | null,
): NewAuditEntry {
  const states = { before: before && toAuditFacts(before), after: after && toAuditFacts(after) };
  return { ...auditAction, subjectId: (after ?? before)?.id ?? '', ...states };
}

type AuditedItem = MenuItem & { sectionId: string };

function toAuditFacts(item: AuditedItem) {
  const { name, text, sectionId, allergens, isListed, wine, servings } = item;
  return { name, text, sectionId, allergens, isListed, wine, servings };
}

export async function writeItems({ tx, by, now }: MenuEditContext, items: readonly ItemToWrite[]): Promise<void> {
  if (items.length === 0) return;
  const editColumns = { updatedAt: now, updatedBy: by.id, updatedByName: toStaffDisplayName(by) };
  await tx.upsert(
    MenuItemRow,
    items.map((item) => ({ ...toItemRow(item), ...editColumns })),
    ['id'],
  );
  await writeWines(tx, items);
  await writeServings(tx, items);
}

async function writeWines(tx: EntityManager, items: readonly ItemToWrite[]): Promise<void> {
  const wines = items.flatMap(({ id, wine }) => (wine ? [toWineDetailsRow(id, wine)] : []));
  const nonWineIds = items.filter(({ wine }) => !wine).map(({ id }) => id);
  if (nonWineIds.length > 0) await tx.delete(WineDetailsRow, { itemId: In(nonWineIds) });
  if (wines.length > 0) await tx.upsert(WineDetailsRow, wines, ['itemId']);
}

async function writeServings(tx: EntityManager, items: readonly ItemToWrite[]): Promise<void> {
  const servings = items.flatMap(({ id, servings: itemServings }) =>
    itemServings.map((serving, position) => toServingRow(id, serving, position)),
  );
  const [inWrittenItems, notWrittenIds] = [In(items.map(({ id }) => id)), Not(In(servings.map(({ id }) => id)))];
  await tx.delete(MenuServingRow, { itemId: inWrittenItems, id: notWrittenIds });
  if (servings.length > 0) await tx.upsert(MenuServingRow, servings, ['id']);
}

/** With their pictures. */
export async function deleteItems(tx: EntityManager, ids: readonly string[]): Promise<void> {
  await tx.delete(SiteImage, { key: In(ids.map(itemImageKey)) });
  await tx.delete(MenuItemRow, { id: In(ids) });
}

/** A serving that is the same as an earlier one stays sold out. */
export function matchServings<Draft extends ServingDraft>(
  drafts: readonly Draft[],
  earlierServings: readonly Serving[],
  isSame: (draft: Draft, earlier: Serving) => boolean,
): Serving[] {
  return drafts.map((draft) => {
    const earlier = earlierServings.find((one) => isSame(draft, one));
    return { ...draft, id: earlier?.id ?? randomUUID(), soldOutOn: earlier?.soldOutOn ?? null };
  });
}

type WrittenItemRow = Omit<MenuItemRow, 'updatedAt' | 'updatedBy' | 'updatedByName' | 'isSample'>;

const toItemRow = (item: ItemToWrite): WrittenItemRow => ({
  id: item.id,
  sectionId: item.sectionId,
  slug: item.slug,
  position: item.position,
  nameSk: item.name.sk,
  nameEn: item.name.en,
  textSk: item.text?.sk ?? null,
  textEn: item.text?.en ?? null,
  allergens: item.allergens && [...item.allergens],
  isListed: item.isListed,
  version: item.version,
});

const toServingRow = (itemId: string, serving: Serving, position: number): MenuServingRow => ({
  ...serving,
  itemId,
  position,
});

const maxSlugLength = 80; // characters
const fallbackSlug = 'polozka';

export class Slugs {
  private constructor(private readonly takenSlugs: Set<string>) {}

  static async readSlugs(tx: EntityManager): Promise<Slugs> {
    const rows = await tx.find(MenuItemRow, { select: { slug: true } });
    return new Slugs(new Set(rows.map(({ slug }) => slug)));
  }

  /** `frankovka-modra`, then `frankovka-modra-2`. */
  reserveSlug(name: string): string {
    const baseSlug = toSlug(toSlug(name).slice(0, maxSlugLength)) || fallbackSlug;
    let slug = baseSlug;
    for (let suffix = 2; this.takenSlugs.has(slug); suffix += 1) slug = `${baseSlug}-${suffix}`;
    this.takenSlugs.add(slug);
    return slug;
  }
}

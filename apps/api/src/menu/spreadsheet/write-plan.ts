import { randomUUID } from 'node:crypto';
import type { DraftServing, Serving } from '@strapec/domain';
import { type EntityManager, In } from 'typeorm';
import { MenuItemRow } from '../../platform/database/entities/menu/menu-item.entity.js';
import { MenuSectionRow } from '../../platform/database/entities/menu/menu-section.entity.js';
import { SiteImage } from '../../platform/database/entities/site/site-image.entity.js';
import type { EditContext } from '../menu-transactions.js';
import { type ItemToWrite, Slugs, toItemChange, writeItems } from '../write-items.js';
import { type StoredItem, type StoredMenu, pictureKey } from '../stored-menu.js';
import type { ItemInSection } from './item-cells.js';
import { type PlannedRow, sectionKey } from './plan-import.js';

export async function writePlan(context: EditContext, rows: readonly PlannedRow[], menu: StoredMenu) {
  const removed = rows.flatMap(({ outcome, before }) => (outcome === 'removed' && before ? [before] : []));
  await deleteItems(context.tx, removed);
  const placer = new ItemPlacer(menu, await Slugs.readSlugs(context.tx));
  const writtenRows = rows.filter(({ outcome }) => outcome === 'created' || outcome === 'changed');
  const placeRow = ({ before, after }: PlannedRow) =>
    after ? [{ before, after: placer.placeItem(after, before) }] : [];
  const items = writtenRows.flatMap(placeRow);
  await writeSections(context, placer);
  const newStates = items.map(({ after }) => after);
  await writeItems(context, newStates);
  const { by } = context;
  return [
    ...removed.map((item) => toItemChange({ by, action: 'menu.delete' }, item, null)),
    ...items.map(({ before, after }) =>
      toItemChange({ by, action: before ? 'menu.change' : 'menu.create' }, before, after),
    ),
  ];
}

async function deleteItems(tx: EntityManager, items: readonly StoredItem[]): Promise<void> {
  if (items.length === 0) return;
  await tx.delete(SiteImage, { key: In(items.map(({ id }) => pictureKey(id))) });
  await tx.delete(MenuItemRow, { id: In(items.map(({ id }) => id)) });
}

async function writeSections({ tx, now }: EditContext, { newSections }: ItemPlacer): Promise<void> {
  const lastPosition = (await tx.maximum(MenuSectionRow, 'position', {})) ?? 0; // deleted sections leave gaps
  for (const [index, { id, kind, name }] of newSections.entries()) {
    const names = { nameSk: name.sk, nameEn: name.en };
    await tx.insert(MenuSectionRow, {
      id,
      kind,
      ...names,
      position: lastPosition + 1 + index,
      version: 1,
      updatedAt: now,
    });
  }
}

const newItemDefaults = { sectionId: null, position: 0, slug: null, version: 0, servings: [] };

class ItemPlacer {
  readonly newSections: (ItemInSection['section'] & { id: string })[] = [];
  private readonly sectionIds: Map<string, string>;
  private readonly lastPositions: Map<string, number>;

  constructor(
    menu: StoredMenu,
    private readonly slugs: Slugs,
  ) {
    this.sectionIds = new Map(menu.map((section) => [sectionKey(section), section.id]));
    this.lastPositions = new Map(
      menu.map(({ id, items }) => [id, Math.max(0, ...items.map(({ position }) => position))]),
    );
  }

  placeItem(item: ItemInSection, before: StoredItem | null): ItemToWrite {
    const sectionId = this.findOrAddSection(item.section);
    const { section: _section, servings, ...draft } = item;
    const stored = before ?? newItemDefaults;
    return {
      ...draft,
      id: item.id ?? randomUUID(),
      sectionId,
      position: stored.sectionId === sectionId ? stored.position : this.nextPosition(sectionId),
      slug: stored.slug ?? this.slugs.reserveSlug(item.name.sk),
      version: stored.version + 1,
      servings: withServingIds(servings, stored.servings),
    };
  }

  private findOrAddSection(section: ItemInSection['section']): string {
    const key = sectionKey(section);
    const existingId = this.sectionIds.get(key);
    if (existingId !== undefined) return existingId;
    const newSection = { id: randomUUID(), ...section };
    this.newSections.push(newSection);
    this.sectionIds.set(key, newSection.id);
    return newSection.id;
  }

  private nextPosition(sectionId: string): number {
    const position = (this.lastPositions.get(sectionId) ?? 0) + 1;
    this.lastPositions.set(sectionId, position);
    return position;
  }
}

/** A serving of the same kind and volume stays sold out. */
function withServingIds(servings: readonly DraftServing[], before: readonly Serving[]): Serving[] {
  return servings.map((one) => {
    const oldServing = before.find(({ kind, volumeMl }) => kind === one.kind && volumeMl === one.volumeMl);
    return { ...one, id: oldServing?.id ?? randomUUID(), soldOutOn: oldServing?.soldOutOn ?? null };
  });
}

import { randomUUID } from 'node:crypto';
import type { DraftServing, Serving } from '@strapec/domain';
import { type EntityManager, In } from 'typeorm';
import type { Change } from '../../audit/audit-log.js';
import { MenuItemRow } from '../../platform/database/entities/menu/menu-item.entity.js';
import { MenuSectionRow } from '../../platform/database/entities/menu/menu-section.entity.js';
import { SiteImage } from '../../platform/database/entities/site/site-image.entity.js';
import type { Editing } from '../menu-edits.js';
import { type ItemToWrite, Slugs, factsOf, writeItems } from '../write-items.js';
import { type StoredItem, type StoredMenu, pictureKey } from '../stored-menu.js';
import type { PlacedItem } from './item-cells.js';
import { type PlannedRow, sectionKey } from './plan-import.js';

export async function writePlan(editing: Editing, rows: readonly PlannedRow[], menu: StoredMenu): Promise<Change[]> {
  const removed = rows.flatMap(({ outcome, before }) => (outcome === 'removed' && before ? [before] : []));
  await remove(editing.tx, removed);
  const places = new Places(menu, await Slugs.slugOf(editing.tx));
  const touched = rows.filter(({ outcome }) => outcome === 'created' || outcome === 'changed');
  const items = touched.flatMap(({ before, after }) => (after ? [{ before, after: places.place(after, before) }] : []));
  await writeSections(editing, places);
  await writeItems(
    editing,
    items.map(({ after }) => after),
  );
  const { by } = editing;
  return [
    ...removed.map((item): Change => ({ by, action: 'menu.delete', subjectId: item.id, before: factsOf(item) })),
    ...items.map(({ before, after }): Change => {
      const states = { before: before && factsOf(before), after: factsOf(after) };
      return { by, action: before ? 'menu.change' : 'menu.create', subjectId: after.id, ...states };
    }),
  ];
}

async function remove(tx: EntityManager, items: readonly StoredItem[]): Promise<void> {
  if (items.length === 0) return;
  await tx.delete(SiteImage, { key: In(items.map(({ id }) => pictureKey(id))) });
  await tx.delete(MenuItemRow, { id: In(items.map(({ id }) => id)) });
}

async function writeSections({ tx, now }: Editing, { newSections }: Places): Promise<void> {
  const last = (await tx.maximum(MenuSectionRow, 'position', {})) ?? 0; // deleted sections leave gaps
  for (const [index, { id, kind, name }] of newSections.entries()) {
    const names = { nameSk: name.sk, nameEn: name.en };
    await tx.insert(MenuSectionRow, { id, kind, ...names, position: last + 1 + index, version: 1, updatedAt: now });
  }
}

const unwritten = { sectionId: null, position: 0, slug: null, version: 0, servings: [] };

class Places {
  readonly newSections: (PlacedItem['section'] & { id: string })[] = [];
  private readonly sections: Map<string, string>;
  private readonly ends: Map<string, number>;

  constructor(
    menu: StoredMenu,
    private readonly slugs: Slugs,
  ) {
    this.sections = new Map(menu.map((section) => [sectionKey(section), section.id]));
    this.ends = new Map(menu.map(({ id, items }) => [id, Math.max(0, ...items.map(({ position }) => position))]));
  }

  place(item: PlacedItem, before: StoredItem | null): ItemToWrite {
    const sectionId = this.sectionOf(item.section);
    const { section: _section, servings, ...draft } = item;
    const was = before ?? unwritten;
    return {
      ...draft,
      id: item.id ?? randomUUID(),
      sectionId,
      position: was.sectionId === sectionId ? was.position : this.endOf(sectionId),
      slug: was.slug ?? this.slugs.take(item.name.sk),
      version: was.version + 1,
      servings: withIds(servings, was.servings),
    };
  }

  private sectionOf(section: PlacedItem['section']): string {
    const key = sectionKey(section);
    const known = this.sections.get(key);
    if (known !== undefined) return known;
    const made = { id: randomUUID(), ...section };
    this.newSections.push(made);
    this.sections.set(key, made.id);
    return made.id;
  }

  private endOf(sectionId: string): number {
    const end = (this.ends.get(sectionId) ?? 0) + 1;
    this.ends.set(sectionId, end);
    return end;
  }
}

/** A serving of the same kind and volume stays sold out. */
function withIds(servings: readonly DraftServing[], before: readonly Serving[]): Serving[] {
  return servings.map((one) => {
    const same = before.find(({ kind, volumeMl }) => kind === one.kind && volumeMl === one.volumeMl);
    return { ...one, id: same?.id ?? randomUUID(), soldOutOn: same?.soldOutOn ?? null };
  });
}

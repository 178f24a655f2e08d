import type { ServingDraft } from '@strapec/domain';
import type { MenuEditContext } from '../menu-edits.js';
import { insertSections } from '../menu-sections.service.js';
import { type ItemToWrite, Slugs, deleteItems, matchServings, toItemAuditEntry, writeItems } from '../write-items.js';
import type { StoredItem, StoredMenu } from '../stored-menu.js';
import type { PlannedItem, PlannedRow, PlannedSection } from './plan-import.js';

export async function writeImportPlan(context: MenuEditContext, rows: readonly PlannedRow[], menu: StoredMenu) {
  const { tx, by } = context;
  const removedItems = rows.flatMap(({ outcome, before }) => (outcome === 'removed' && before ? [before] : []));
  const removedIds = removedItems.map(({ id }) => id);
  await deleteItems(tx, removedIds);
  const plannedItems = rows.flatMap(({ outcome, before, after }) =>
    after && outcome !== 'unchanged' ? [{ before, after }] : [],
  );
  const plannedSections = plannedItems.map(({ after }) => after.section);
  await insertSections(context, findNewSections(plannedSections, menu));
  const placer = new ItemPlacer(menu, await Slugs.readSlugs(tx));
  const placedItems = plannedItems.map(({ before, after }) => ({ before, after: placer.placeItem(after, before) }));
  const itemsToWrite = placedItems.map(({ after }) => after);
  await writeItems(context, itemsToWrite);
  return [
    ...removedItems.map((item) => toItemAuditEntry({ by, action: 'menu.delete' }, item, null)),
    ...placedItems.map(({ before, after }) =>
      toItemAuditEntry({ by, action: before ? 'menu.change' : 'menu.create' }, before, after),
    ),
  ];
}

function findNewSections(sections: readonly PlannedSection[], menu: StoredMenu): PlannedSection[] {
  const newSections = sections.filter((section) => !menu.some(({ id }) => id === section.id));
  return [...Map.groupBy(newSections, ({ id }) => id).values()].flatMap(([first]) => first ?? []);
}

const newItemDefaults = { sectionId: null, position: 0, slug: null, version: 0, servings: [] };

class ItemPlacer {
  private readonly lastPositions: Map<string, number>;

  constructor(
    menu: StoredMenu,
    private readonly slugs: Slugs,
  ) {
    this.lastPositions = new Map(
      menu.map(({ id, items }) => [id, Math.max(0, ...items.map(({ position }) => position))]),
    );
  }

  placeItem({ section, servings, ...draft }: PlannedItem, before: StoredItem | null): ItemToWrite {
    const stored = before ?? newItemDefaults;
    return {
      ...draft,
      sectionId: section.id,
      position: stored.sectionId === section.id ? stored.position : this.nextPosition(section.id),
      slug: stored.slug ?? this.slugs.reserveSlug(draft.name.sk),
      version: stored.version + 1,
      servings: matchServings(servings, stored.servings, hasSameSize),
    };
  }

  private nextPosition(sectionId: string): number {
    const position = (this.lastPositions.get(sectionId) ?? 0) + 1;
    this.lastPositions.set(sectionId, position);
    return position;
  }
}

const hasSameSize = (one: ServingDraft, other: ServingDraft): boolean =>
  one.kind === other.kind && one.volumeMl === other.volumeMl;

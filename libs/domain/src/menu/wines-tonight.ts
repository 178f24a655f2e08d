import { type MenuKind, menuKinds } from './menu.js';
import { type ShownItem, type ShownMenu, type ShownSection, type ShownServing, findServing } from './shown-menu.js';

interface PouredWine {
  item: ShownItem;
  serving: ShownServing;
}

export function winesByTheGlass(menu: ShownMenu): PouredWine[] {
  return listWines(menu).flatMap((item) => {
    const serving = findServing(item, 'glass');
    return serving ? [{ item, serving }] : [];
  });
}

/**
 * Those with a glass available, or all wines if there is none, at equal distances, so that each part of the list is
 * represented.
 */
export function sampleWines(menu: ShownMenu, maxCount: number): PouredWine[] {
  const pouredWines = winesByTheGlass(menu);
  const wines = pouredWines.length > 0 ? pouredWines : listWines(menu).flatMap((item) => toPouredWine(item) ?? []);
  const count = Math.min(maxCount, wines.length);
  return Array.from({ length: count }, (_, index) => wines[Math.floor((index * wines.length) / count)]).flatMap(
    (wine) => wine ?? [],
  );
}

export function sectionsByKind(menu: ShownMenu): ShownSection[] {
  const kindOrder = (kind: MenuKind) => menuKinds.indexOf(kind);
  return [...menu].sort((a, b) => kindOrder(a.kind) - kindOrder(b.kind));
}

const listWines = (menu: ShownMenu): ShownItem[] => menu.flatMap(({ items }) => items.filter(({ wine }) => wine));

function toPouredWine(item: ShownItem): PouredWine | null {
  const serving = item.servings.find(({ isSoldOut }) => !isSoldOut);
  return serving ? { item, serving } : null;
}

import { type MenuKind, menuKinds } from './menu.js';
import { type ShownItem, type ShownMenu, type ShownSection, type ShownServing, servedAs } from './shown-menu.js';

interface PouredWine {
  item: ShownItem;
  serving: ShownServing;
}

export function winesByTheGlass(menu: ShownMenu): PouredWine[] {
  return winesOf(menu).flatMap((item) => {
    const serving = servedAs(item, 'glass');
    return serving ? [{ item, serving }] : [];
  });
}

/**
 * Those with a glass available, or all wines if there is none, at equal distances, so that each part of the list is
 * represented.
 */
export function aFewWines(menu: ShownMenu, most: number): PouredWine[] {
  const poured = winesByTheGlass(menu);
  const wines = poured.length > 0 ? poured : winesOf(menu).flatMap((item) => asItIsServed(item) ?? []);
  const count = Math.min(most, wines.length);
  return Array.from({ length: count }, (_, at) => wines[Math.floor((at * wines.length) / count)]).flatMap(
    (wine) => wine ?? [],
  );
}

export function sectionsByKind(menu: ShownMenu): ShownSection[] {
  const place = (kind: MenuKind) => menuKinds.indexOf(kind);
  return [...menu].sort((a, b) => place(a.kind) - place(b.kind));
}

const winesOf = (menu: ShownMenu): ShownItem[] => menu.flatMap(({ items }) => items.filter(({ wine }) => wine));

function asItIsServed(item: ShownItem): PouredWine | null {
  const serving = item.servings.find(({ isSoldOut }) => !isSoldOut);
  return serving ? { item, serving } : null;
}

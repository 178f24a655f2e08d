import { type MenuKind, type ServingKind, menuKinds } from './menu.js';
import { type ShownMenu, type ShownSection, findServing } from './shown-menu.js';

export const listWinesByGlass = (menu: ShownMenu) => listWineServings(menu, 'glass');

/**
 * Those with a glass available, or all wines if there is none, at equal distances, so that each part of the list is
 * represented.
 */
export function pickFeaturedWines(menu: ShownMenu, maxCount: number) {
  const winesByGlass = listWinesByGlass(menu);
  const wines = winesByGlass.length > 0 ? winesByGlass : listWineServings(menu);
  const count = Math.min(maxCount, wines.length);
  return Array.from({ length: count }, (_, index) => wines[Math.floor((index * wines.length) / count)]).flatMap(
    (wine) => wine ?? [],
  );
}

export function sortSectionsByKind(menu: ShownMenu): ShownSection[] {
  const rankKind = (kind: MenuKind) => menuKinds.indexOf(kind);
  return [...menu].sort((a, b) => rankKind(a.kind) - rankKind(b.kind));
}

function listWineServings(menu: ShownMenu, kind?: ServingKind) {
  const wines = menu.flatMap(({ items }) => items.filter(({ wine }) => wine));
  return wines.flatMap((item) => {
    const serving = findServing(item, kind);
    return serving ? [{ item, serving }] : [];
  });
}

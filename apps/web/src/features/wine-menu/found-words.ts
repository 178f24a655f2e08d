import { type MenuFilter, type ShownMenu, filterMenu } from '@strapec/domain';
import { useMenuText } from './texts';

/** The number of results in words; they are called wines if the list has only wines. */
export function useFoundWords(menu: ShownMenu, filter: MenuFilter): { count: number; words: string } {
  const text = useMenuText();
  const found = filterMenu(menu, filter).flatMap(({ items }) => items);
  const count = found.length;
  const kind = found.every(({ wine }) => wine) ? 'wines' : 'items';
  return { count, words: text(`wineMenu.found.${kind}`, { count }) };
}

import type { ServiceDate } from '@strapec/domain';
import { isByTheGlass, isFound, isSoldOut } from '../../shared/menu/menu-state';
import type { Item, Section } from './menu-links';

export const shownChoices = ['all', 'glass', 'soldOut', 'unlisted', 'noAllergens'] as const;
export type Shown = (typeof shownChoices)[number];

export interface MenuView {
  query: string;
  shown: Shown;
}

export const wholeList: MenuView = { query: '', shown: 'all' };

export const isWhole = ({ query, shown }: MenuView): boolean => query.trim() === '' && shown === 'all';

/** The sections with their visible items; empty sections only without a filter. */
export function sectionsOf(sections: readonly Section[], view: MenuView, evening: ServiceDate): readonly Section[] {
  if (isWhole(view)) return sections;
  const isShown = (item: Item) => isOfState(item, view.shown, evening) && isFound(item, view.query);
  const shown = sections.map((section) => ({ ...section, items: section.items.filter(isShown) }));
  return shown.filter(({ items }) => items.length > 0);
}

function isOfState(item: Item, shown: Shown, evening: ServiceDate): boolean {
  if (shown === 'glass') return isByTheGlass(item, evening);
  if (shown === 'soldOut') return isSoldOut(item);
  if (shown === 'unlisted') return !item.isListed;
  return shown === 'all' || item.allergens === null;
}

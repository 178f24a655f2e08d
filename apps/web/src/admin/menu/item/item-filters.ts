import type { StaffMenuDto, StaffMenuItemDto } from '@strapec/contracts';
import { type MenuItem, type ServiceDate, foldText, isServedOn } from '@strapec/domain';

type WithServings = Pick<MenuItem, 'servings'>;

export const isSoldOut = ({ servings }: WithServings): boolean =>
  servings.length > 0 && servings.every(({ soldOutOn }) => soldOutOn !== null);

export const hasGlass = ({ servings }: WithServings): boolean => servings.some(({ kind }) => kind === 'glass');

export const hasGlassTonight = ({ servings }: WithServings, evening: ServiceDate): boolean =>
  servings.some((one) => one.kind === 'glass' && one.soldOutOn === null && isServedOn(one, evening));

export function matchesQuery({ name, text, wine }: Pick<MenuItem, 'name' | 'text' | 'wine'>, query: string): boolean {
  const searchWords = foldText(query).split(/\s+/).filter(Boolean);
  const { producer, region, appellation, vintage, grapes = [] } = wine ?? {};
  const bilingualTexts = [name, text, region].flatMap((one) => [one?.sk, one?.en]);
  const searchedText = foldText(
    [...bilingualTexts, producer, appellation, vintage, ...grapes].filter(Boolean).join(' '),
  );
  return searchWords.every((word) => searchedText.includes(word));
}

type Sections = StaffMenuDto['sections'];

/** Sections without such an item are left out. */
export function filterItems(sections: Sections, isVisible: (item: StaffMenuItemDto) => boolean): Sections {
  const filtered = sections.map((section) => ({ ...section, items: section.items.filter(isVisible) }));
  return filtered.filter(({ items }) => items.length > 0);
}

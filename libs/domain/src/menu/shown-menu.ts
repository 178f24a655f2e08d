import type { Language } from '../language/language.js';
import type { ServiceDate } from '../venue/schedule/service-date.js';
import type { Allergen, Menu, MenuItem, MenuKind, Serving, ServingKind, WineDetails } from './menu.js';
import { foldText } from '../text/normal-text.js';

export interface ShownWine extends Omit<WineDetails, 'region' | 'ingredients'> {
  region: string;
  /** The same in every language. */
  regionKey: string;
  ingredients: string | null;
}

export interface ShownServing extends Pick<Serving, 'id' | 'kind' | 'volumeMl' | 'priceCents'> {
  isSoldOut: boolean;
}

export interface ShownItem {
  id: string;
  slug: string;
  name: string;
  text: string | null;
  allergens: readonly Allergen[];
  isSoldOut: boolean;
  wine: ShownWine | null;
  servings: readonly ShownServing[];
}

export interface ShownSection {
  id: string;
  kind: MenuKind;
  name: string;
  items: readonly ShownItem[];
}

export type ShownMenu = readonly ShownSection[];

/**
 * A serving that was sold out this evening stays until the day ends; one that was sold out earlier is left out, and so
 * are empty sections.
 */
export function toShownMenu(menu: Menu, language: Language, serviceDate: ServiceDate): ShownMenu {
  const { compare } = new Intl.Collator(language);
  return menu
    .map(({ id, kind, name, items }) => ({
      id,
      kind,
      name: name[language],
      items: [...items]
        .sort((a, b) => a.position - b.position || compare(a.name[language], b.name[language]))
        .flatMap((item) => toShownItem(item, language, serviceDate) ?? []),
    }))
    .filter(({ items }) => items.length > 0);
}

/** The first that is not sold out; of `kind`, if it is given. */
export function findServing({ servings }: Pick<ShownItem, 'servings'>, kind?: ServingKind): ShownServing | undefined {
  return servings.find((serving) => (kind === undefined || serving.kind === kind) && !serving.isSoldOut);
}

/** A serving that was sold out on that evening still counts. */
export function isServedOn({ pouredUntil, soldOutOn }: Serving, serviceDate: ServiceDate): boolean {
  return (pouredUntil === null || pouredUntil >= serviceDate) && (soldOutOn === null || soldOutOn >= serviceDate);
}

function toShownItem(item: MenuItem, language: Language, serviceDate: ServiceDate): ShownItem | null {
  const { id, slug, name, text, allergens, isListed, wine } = item;
  const servings = item.servings.filter((serving) => isServedOn(serving, serviceDate)).map(toShownServing);
  if (!isListed || allergens === null || servings.length === 0) return null;
  return {
    id,
    slug,
    name: name[language],
    text: text?.[language] ?? null,
    allergens,
    isSoldOut: servings.every(({ isSoldOut }) => isSoldOut),
    wine: wine && toShownWine(wine, language),
    servings,
  };
}

const toShownWine = (wine: WineDetails, language: Language): ShownWine => ({
  ...wine,
  region: wine.region[language],
  regionKey: toSlug(wine.region.sk),
  ingredients: wine.ingredients?.[language] ?? null,
});

function toShownServing({ id, kind, volumeMl, priceCents, soldOutOn }: Serving): ShownServing {
  return { id, kind, volumeMl, priceCents, isSoldOut: soldOutOn !== null };
}

/** A region as an address names it: `malokarpatska`. */
export const toSlug = (name: string): string =>
  foldText(name)
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');

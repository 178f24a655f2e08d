import { filledLineError, textError } from '../form/field-errors.js';
import { at, errorsInBoth, under } from '../form/path-errors.js';
import { languages } from '../language/language.js';
import { isServiceDate } from '../venue/schedule/service-date.js';
import {
  isAllergen,
  type InBoth,
  type MenuItem,
  type MenuKind,
  type MenuSection,
  type Serving,
  menuLimits,
} from './menu.js';
import type { MenuError, MenuErrorCode } from './menu-errors.js';
import { wineErrors } from './check-wine.js';

export type DraftServing = Pick<Serving, 'kind' | 'volumeMl' | 'priceCents' | 'pouredUntil'>;

/** Staff set sold-out marks separately. */
export type DraftItem = Pick<MenuItem, 'name' | 'text' | 'allergens' | 'isListed' | 'wine'> & {
  servings: readonly DraftServing[];
};

const { nameLength, textLength, servings: mostServings, maxVolume, maxPrice } = menuLimits;

export function menuItemErrors(item: DraftItem, kind: MenuKind): MenuError[] {
  return [
    ...nameErrors(item.name),
    ...errorsInBoth('text', item.text, (text) => textError(text, textLength)),
    ...allergenErrors(item),
    ...kindErrors(item, kind),
    ...(item.wine ? under('wine', wineErrors(item.wine, item.isListed)) : []),
    ...countErrors(item),
    ...item.servings.flatMap((one, index) => under(`servings.${index}`, servingErrors(one, index, { item, kind }))),
  ];
}

export const sectionErrors = ({ name }: Pick<MenuSection, 'name'>): MenuError[] => nameErrors(name);

const nameErrors = (name: InBoth): MenuError[] =>
  languages.flatMap((language) =>
    at(`name.${language}`, filledLineError(name[language], nameLength, 'required' as const)),
  );

/** Guests must be informed of allergens (Regulation (EU) 1169/2011, Art. 44), so a listed item must state them. */
function allergenErrors({ allergens, isListed }: DraftItem): MenuError[] {
  if (allergens === null) return at('allergens', isListed && 'allergens_missing');
  const isEachOnce = new Set(allergens).size === allergens.length;
  return at('allergens', !(isEachOnce && allergens.every(isAllergen)) && 'allergen_unknown');
}

function kindErrors({ wine }: DraftItem, kind: MenuKind): MenuError[] {
  if (kind === 'wine') return at('wine', !wine && 'wine_missing');
  return at('wine', wine !== null && 'wine_elsewhere');
}

function countErrors({ servings, isListed }: DraftItem): MenuError[] {
  if (servings.length > mostServings) return at('servings', 'too_many');
  return at('servings', isListed && servings.length === 0 && 'servings_missing');
}

interface Among {
  item: DraftItem;
  kind: MenuKind;
}

function servingErrors(serving: DraftServing, index: number, { item, kind }: Among): MenuError[] {
  const isTwice = item.servings.findIndex((other) => isSame(other, serving)) < index;
  const { volumeMl, priceCents, pouredUntil } = serving;
  return [
    ...at('kind', isTwice ? 'twice' : !isServedAs(serving, kind) && 'not_served_so'),
    ...at('volumeMl', volumeError(volumeMl, kind)),
    ...at('priceCents', !isWithin(priceCents, 0, maxPrice) && 'price_invalid'),
    ...at('pouredUntil', pouredUntil !== null && !isServiceDate(pouredUntil) && 'date_invalid'),
  ];
}

/** Wine is never a portion. */
function isServedAs({ kind: served }: DraftServing, kind: MenuKind): boolean {
  if (kind === 'food') return served === 'portion' || served === 'takeaway';
  return kind === 'drink' || served !== 'portion';
}

function volumeError(volumeMl: number | null, kind: MenuKind): MenuErrorCode | null {
  if (volumeMl === null) return kind === 'food' ? null : 'volume_invalid';
  return isWithin(volumeMl, 1, maxVolume) ? null : 'volume_invalid';
}

const isSame = (a: DraftServing, b: DraftServing): boolean => a.kind === b.kind && a.volumeMl === b.volumeMl;

const isWithin = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

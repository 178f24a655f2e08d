import { isBlank } from '../form/faults.js';
import { filledLineFault, textFault } from '../form/field-faults.js';
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
import { type MenuFault, type MenuFaultCode, at, fault, under } from './menu-faults.js';
import { wineFaults } from './check-wine.js';

export type DraftServing = Pick<Serving, 'kind' | 'volumeMl' | 'priceCents' | 'pouredUntil'>;

/** Sold-out marks are not part of a draft, because staff set them separately. */
export type DraftItem = Pick<MenuItem, 'name' | 'text' | 'allergens' | 'isListed' | 'wine'> & {
  servings: readonly DraftServing[];
};

const { nameLength, textLength, servings: mostServings, maxVolume, maxPrice } = menuLimits;

export function menuItemFaults(item: DraftItem, kind: MenuKind): MenuFault[] {
  return [
    ...nameFaults(item.name),
    ...textFaults(item.text),
    ...allergenFaults(item),
    ...kindFaults(item, kind),
    ...(item.wine ? under('wine', wineFaults(item.wine, item.isListed)) : []),
    ...countFaults(item),
    ...item.servings.flatMap((one, index) => under(`servings.${index}`, servingFaults(one, index, { item, kind }))),
  ];
}

export const sectionFaults = ({ name }: Pick<MenuSection, 'name'>): MenuFault[] => nameFaults(name);

const nameFaults = (name: InBoth): MenuFault[] =>
  languages.flatMap((language) =>
    at(`name.${language}`, filledLineFault(name[language], nameLength, 'required' as const)),
  );

/** The text must exist in both languages or in none. */
function textFaults(text: InBoth | null): MenuFault[] {
  if (!text) return [];
  return languages.flatMap((language) => {
    const missing = isBlank(text[language]) ? 'label_in_both_languages' : null;
    return at(`text.${language}`, missing ?? textFault(text[language], textLength));
  });
}

/** Guests must be informed of allergens (Regulation (EU) 1169/2011, Art. 44), so a listed item must state them. */
function allergenFaults({ allergens, isListed }: DraftItem): MenuFault[] {
  if (allergens === null) return isListed ? fault('allergens', 'allergens_missing') : [];
  const isEachOnce = new Set(allergens).size === allergens.length;
  return isEachOnce && allergens.every(isAllergen) ? [] : fault('allergens', 'allergen_unknown');
}

function kindFaults({ wine }: DraftItem, kind: MenuKind): MenuFault[] {
  if (kind === 'wine') return wine ? [] : fault('wine', 'wine_missing');
  return wine ? fault('wine', 'wine_elsewhere') : [];
}

function countFaults({ servings, isListed }: DraftItem): MenuFault[] {
  if (servings.length > mostServings) return fault('servings', 'too_many');
  return isListed && servings.length === 0 ? fault('servings', 'servings_missing') : [];
}

interface Among {
  item: DraftItem;
  kind: MenuKind;
}

function servingFaults(serving: DraftServing, index: number, { item, kind }: Among): MenuFault[] {
  const isTwice = item.servings.findIndex((other) => isSame(other, serving)) < index;
  const { volumeMl, priceCents, pouredUntil } = serving;
  return [
    ...(isTwice ? fault('kind', 'twice') : at('kind', isServedAs(serving, kind) ? null : 'not_served_so')),
    ...at('volumeMl', volumeFault(volumeMl, kind)),
    ...at('priceCents', isWithin(priceCents, 0, maxPrice) ? null : 'price_invalid'),
    ...at('pouredUntil', pouredUntil === null || isServiceDate(pouredUntil) ? null : 'date_invalid'),
  ];
}

/** Food is served as a portion; wine never is. */
function isServedAs({ kind: served }: DraftServing, kind: MenuKind): boolean {
  if (kind === 'food') return served === 'portion' || served === 'takeaway';
  return kind === 'drink' || served !== 'portion';
}

/** A drink needs a volume; for food it is optional. */
function volumeFault(volumeMl: number | null, kind: MenuKind): MenuFaultCode | null {
  if (volumeMl === null) return kind === 'food' ? null : 'volume_invalid';
  return isWithin(volumeMl, 1, maxVolume) ? null : 'volume_invalid';
}

const isSame = (a: DraftServing, b: DraftServing): boolean => a.kind === b.kind && a.volumeMl === b.volumeMl;

const isWithin = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

import { isBlank } from '../form/faults.js';
import { filledLineFault, textFault } from '../form/field-faults.js';
import { languages } from '../language/language.js';
import { isServiceDate } from '../venue/schedule/service-date.js';
import { isAllergen } from './allergens.js';
import { type MenuFault, type MenuFaultCode, at, fault, under } from './menu-faults.js';
import { wineFaults } from './check-wine.js';
import { type InBoth, type MenuItem, type MenuKind, type MenuSection, type Serving, menuLimits } from './menu.js';

/** One way to order an item, as staff write it. */
export type DraftServing = Pick<Serving, 'kind' | 'volumeMl' | 'priceCents' | 'pouredUntil'>;

/** An item as staff write it: what is sold out is not written but marked. */
export type DraftItem = Pick<MenuItem, 'name' | 'text' | 'allergens' | 'isListed' | 'wine'> & {
  servings: readonly DraftServing[];
};

const { nameLength, textLength, servings: mostServings, maxVolume, maxPrice } = menuLimits;

/** All that is wrong with an item of a section of this kind; the field leads to it, such as `servings.0.priceCents`. */
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

/** All that is wrong with a section. */
export const sectionFaults = ({ name }: Pick<MenuSection, 'name'>): MenuFault[] => nameFaults(name);

const nameFaults = (name: InBoth): MenuFault[] =>
  languages.flatMap((language) =>
    at(`name.${language}`, filledLineFault(name[language], nameLength, 'required' as const)),
  );

/** Two languages say the same of an item, or nothing. */
function textFaults(text: InBoth | null): MenuFault[] {
  if (!text) return [];
  return languages.flatMap((language) => {
    const missing = isBlank(text[language]) ? 'label_in_both_languages' : null;
    return at(`text.${language}`, missing ?? textFault(text[language], textLength));
  });
}

/** Guests are told of allergens before they ask (Regulation (EU) 1169/2011, Art. 44): who says nothing lists nothing. */
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

/** What is eaten comes as a portion, and what is a wine never does. */
function isServedAs({ kind: served }: DraftServing, kind: MenuKind): boolean {
  if (kind === 'food') return served === 'portion' || served === 'takeaway';
  return kind === 'drink' || served !== 'portion';
}

/** Whatever is poured says how much of it; what is eaten may. */
function volumeFault(volumeMl: number | null, kind: MenuKind): MenuFaultCode | null {
  if (volumeMl === null) return kind === 'food' ? null : 'volume_invalid';
  return isWithin(volumeMl, 1, maxVolume) ? null : 'volume_invalid';
}

const isSame = (a: DraftServing, b: DraftServing): boolean => a.kind === b.kind && a.volumeMl === b.volumeMl;

const isWithin = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

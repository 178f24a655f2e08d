import { requiredLineError, isIntegerWithin, textError } from '../form/field-errors.js';
import { errorsAt, bilingualErrors, nestErrors } from '../form/path-errors.js';
import { languages } from '../language/language.js';
import { isServiceDate } from '../venue/schedule/service-date.js';
import {
  isAllergen,
  type BilingualText,
  type MenuItem,
  type MenuKind,
  type MenuSection,
  type Serving,
  menuLimits,
} from './menu.js';
import { wineErrors } from './wine-errors.js';

export type DraftServing = Pick<Serving, 'kind' | 'volumeMl' | 'priceCents' | 'pouredUntil'>;

/** Staff set sold-out marks separately. */
export type DraftItem = Pick<MenuItem, 'name' | 'text' | 'allergens' | 'isListed' | 'wine'> & {
  servings: readonly DraftServing[];
};

const { nameLength, textLength, servings: maxServings, maxVolumeMl, maxPriceCents } = menuLimits;

export function menuItemErrors(item: DraftItem, kind: MenuKind) {
  return [
    ...nameErrors(item.name),
    ...bilingualErrors('text', item.text, (text) => textError(text, textLength)),
    ...allergenErrors(item),
    ...wineKindErrors(item, kind),
    ...(item.wine ? nestErrors('wine', wineErrors(item.wine, item.isListed)) : []),
    ...servingCountErrors(item),
    ...item.servings.flatMap((one, index) =>
      nestErrors(`servings.${index}`, servingErrors(one, index, { item, kind })),
    ),
  ];
}

export type MenuErrorCode = ReturnType<typeof menuItemErrors>[number]['code'];

export const sectionErrors = ({ name }: Pick<MenuSection, 'name'>) => nameErrors(name);

const nameErrors = (name: BilingualText) =>
  languages.flatMap((language) =>
    errorsAt(`name.${language}`, requiredLineError(name[language], nameLength, 'required')),
  );

/** Guests must be informed of allergens (Regulation (EU) 1169/2011, Art. 44), so a listed item must state them. */
function allergenErrors({ allergens, isListed }: DraftItem) {
  if (allergens === null) return errorsAt('allergens', isListed && 'allergens_missing');
  const areDistinct = new Set(allergens).size === allergens.length;
  return errorsAt('allergens', !(areDistinct && allergens.every(isAllergen)) && 'allergen_unknown');
}

function wineKindErrors({ wine }: DraftItem, kind: MenuKind) {
  if (kind === 'wine') return errorsAt('wine', !wine && 'wine_missing');
  return errorsAt('wine', wine !== null && 'wine_elsewhere');
}

function servingCountErrors({ servings, isListed }: DraftItem) {
  if (servings.length > maxServings) return errorsAt('servings', 'too_many');
  return errorsAt('servings', isListed && servings.length === 0 && 'servings_missing');
}

interface ServingContext {
  item: DraftItem;
  kind: MenuKind;
}

function servingErrors(serving: DraftServing, index: number, { item, kind }: ServingContext) {
  const isDuplicate = item.servings.findIndex((other) => isSameServing(other, serving)) < index;
  const { volumeMl, priceCents, pouredUntil } = serving;
  return [
    ...errorsAt('kind', isDuplicate ? 'twice' : !isServingAllowed(serving, kind) && 'not_served_so'),
    ...errorsAt('volumeMl', volumeError(volumeMl, kind)),
    ...errorsAt('priceCents', !isIntegerWithin(priceCents, 0, maxPriceCents) && 'price_invalid'),
    ...errorsAt('pouredUntil', pouredUntil !== null && !isServiceDate(pouredUntil) && 'date_invalid'),
  ];
}

/** Wine is never a portion. */
function isServingAllowed({ kind: served }: DraftServing, kind: MenuKind): boolean {
  if (kind === 'food') return served === 'portion' || served === 'takeaway';
  return kind === 'drink' || served !== 'portion';
}

function volumeError(volumeMl: number | null, kind: MenuKind) {
  if (volumeMl === null) return kind === 'food' ? null : 'volume_invalid';
  return isIntegerWithin(volumeMl, 1, maxVolumeMl) ? null : 'volume_invalid';
}

const isSameServing = (a: DraftServing, b: DraftServing): boolean => a.kind === b.kind && a.volumeMl === b.volumeMl;

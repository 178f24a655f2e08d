import { checkRequiredLine, isIntegerWithin, checkText } from '../form/field-checks.js';
import { errorsAt, checkBilingualText, nestErrors } from '../form/path-errors.js';
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
import { checkWine } from './check-wine.js';

export type ServingDraft = Pick<Serving, 'kind' | 'volumeMl' | 'priceCents' | 'pouredUntil'>;

/** Staff set sold-out marks separately. */
export type DraftItem = Pick<MenuItem, 'name' | 'text' | 'allergens' | 'isListed' | 'wine'> & {
  servings: readonly ServingDraft[];
};

const { nameLength, textLength, maxServings, maxVolumeMl, maxPriceCents } = menuLimits;

export function checkMenuItem(item: DraftItem, kind: MenuKind) {
  return [
    ...checkName(item.name),
    ...checkBilingualText('text', item.text, (text) => checkText(text, textLength)),
    ...checkAllergens(item),
    ...checkWinePresence(item, kind),
    ...(item.wine ? nestErrors('wine', checkWine(item.wine, item.isListed)) : []),
    ...checkServingCount(item),
    ...item.servings.flatMap((serving, index) =>
      nestErrors(`servings.${index}`, checkServing(serving, index, { item, kind })),
    ),
  ];
}

export type MenuErrorCode = ReturnType<typeof checkMenuItem>[number]['code'];

export const sectionErrors = ({ name }: Pick<MenuSection, 'name'>) => checkName(name);

const checkName = (name: BilingualText) =>
  languages.flatMap((language) =>
    errorsAt(`name.${language}`, checkRequiredLine(name[language], nameLength, 'required')),
  );

/** Guests must be informed of allergens (Regulation (EU) 1169/2011, Art. 44), so a listed item must state them. */
function checkAllergens({ allergens, isListed }: DraftItem) {
  if (allergens === null) return errorsAt('allergens', isListed && 'allergens_missing');
  const areDistinct = new Set(allergens).size === allergens.length;
  return errorsAt('allergens', !(areDistinct && allergens.every(isAllergen)) && 'allergen_unknown');
}

function checkWinePresence({ wine }: DraftItem, kind: MenuKind) {
  if (kind === 'wine') return errorsAt('wine', !wine && 'wine_missing');
  return errorsAt('wine', wine !== null && 'wine_elsewhere');
}

function checkServingCount({ servings, isListed }: DraftItem) {
  if (servings.length > maxServings) return errorsAt('servings', 'too_many');
  return errorsAt('servings', isListed && servings.length === 0 && 'servings_missing');
}

interface ServingContext {
  item: DraftItem;
  kind: MenuKind;
}

function checkServing(serving: ServingDraft, index: number, { item, kind }: ServingContext) {
  const isDuplicate = item.servings.findIndex((other) => isSameServing(other, serving)) < index;
  const { volumeMl, priceCents, pouredUntil } = serving;
  return [
    ...errorsAt('kind', isDuplicate ? 'twice' : !isServingAllowed(serving, kind) && 'not_served_so'),
    ...errorsAt('volumeMl', checkVolume(volumeMl, kind)),
    ...errorsAt('priceCents', !isIntegerWithin(priceCents, 0, maxPriceCents) && 'price_invalid'),
    ...errorsAt('pouredUntil', pouredUntil !== null && !isServiceDate(pouredUntil) && 'date_invalid'),
  ];
}

/** Wine is never a portion. */
function isServingAllowed({ kind: servingKind }: ServingDraft, kind: MenuKind): boolean {
  if (kind === 'food') return servingKind === 'portion' || servingKind === 'takeaway';
  return kind === 'drink' || servingKind !== 'portion';
}

function checkVolume(volumeMl: number | null, kind: MenuKind) {
  if (volumeMl === null) return kind === 'food' ? null : 'volume_invalid';
  return isIntegerWithin(volumeMl, 1, maxVolumeMl) ? null : 'volume_invalid';
}

const isSameServing = (a: ServingDraft, b: ServingDraft): boolean => a.kind === b.kind && a.volumeMl === b.volumeMl;

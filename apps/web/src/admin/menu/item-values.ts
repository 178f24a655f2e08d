import type { SaveMenuItemDto, StaffMenuDto } from '@strapec/contracts';
import {
  type BilingualText,
  type MenuKind,
  type ServingKind,
  type Sweetness,
  type WineColour,
  centsFromEuros,
  toNullIfBlank,
} from '@strapec/domain';

const emptyTexts: BilingualText = { sk: '', en: '' };

const emptyWine = {
  producer: '',
  vintage: '',
  country: 'SK',
  region: emptyTexts,
  appellation: '',
  colour: 'red' as WineColour,
  sweetness: 'dry' as Sweetness,
  grapes: [] as string[],
  alcohol: '',
  isOrganic: false,
  isVegan: false,
  labelUrl: '',
  ingredients: emptyTexts,
  energyKj: '',
};

/** As typed: numbers are text. */
type WineValues = typeof emptyWine;

export const createServingValues = (kind: MenuKind) => ({
  id: undefined as string | undefined,
  kind: (kind === 'wine' ? 'bottle' : 'portion') as ServingKind,
  volumeMl: kind === 'wine' ? '750' : '',
  price: '',
  pouredUntil: '',
});

export const createItemValues = (sectionId: string, kind: MenuKind) => ({
  sectionId,
  isListed: false,
  name: emptyTexts,
  text: emptyTexts,
  allergens: kind === 'wine' ? [12] : null,
  wine: emptyWine,
  servings: [createServingValues(kind)],
  imageUrl: '',
});

export type ItemValues = ReturnType<typeof createItemValues>;

export function toItemValues({ sectionId, isListed, name, text, allergens, wine, servings, image }: Item): ItemValues {
  return {
    sectionId,
    isListed,
    name: { ...name },
    text: { ...(text ?? emptyTexts) },
    allergens: allergens && [...allergens],
    wine: wine ? toWineValues(wine) : emptyWine,
    servings: servings.map(({ id, kind, volumeMl, priceCents, pouredUntil }) => ({
      id,
      kind,
      volumeMl: formatNumber(volumeMl),
      price: (priceCents / 100).toFixed(2),
      pouredUntil: pouredUntil ?? '',
    })),
    imageUrl: image?.imageUrl ?? '',
  };
}

const toWineValues = (wine: NonNullable<Item['wine']>): WineValues => ({
  ...wine,
  vintage: formatNumber(wine.vintage),
  appellation: wine.appellation ?? '',
  alcohol: formatNumber(wine.alcohol),
  labelUrl: wine.labelUrl ?? '',
  ingredients: wine.ingredients ?? emptyTexts,
  energyKj: formatNumber(wine.energyKj),
});

/** Text that is not a number stays invalid and is reported as an error. */
export function toItemRequest(values: ItemValues, kind: MenuKind): SaveMenuItemDto {
  const { sectionId, isListed, allergens, wine, servings, name, text, imageUrl } = values;
  return {
    sectionId,
    isListed,
    allergens,
    name: trimTexts(name),
    text: toNullIfBlank(trimTexts(text)),
    wine: kind === 'wine' ? toWineRequest(wine) : null,
    ...(imageUrl !== '' && { imageUrl }),
    servings: servings.map(({ id, kind: servingKind, volumeMl, price, pouredUntil }) => ({
      ...(id !== undefined && { id }),
      kind: servingKind,
      volumeMl: parseNumber(volumeMl),
      priceCents: price.trim() === '' ? Number.NaN : (centsFromEuros(price) ?? Number.NaN),
      pouredUntil: servingKind === 'glass' && pouredUntil !== '' ? pouredUntil : null,
    })),
  };
}

const toWineRequest = (wine: WineValues): NonNullable<SaveMenuItemDto['wine']> => ({
  ...wine,
  producer: wine.producer.trim(),
  vintage: parseNumber(wine.vintage),
  country: wine.country.trim().toUpperCase(),
  region: trimTexts(wine.region),
  appellation: wine.appellation.trim() || null,
  grapes: wine.grapes.map((grape) => grape.trim()).filter(Boolean),
  alcohol: parseNumber(wine.alcohol),
  labelUrl: wine.labelUrl.trim() || null,
  ingredients: toNullIfBlank(trimTexts(wine.ingredients)),
  energyKj: parseNumber(wine.energyKj),
});

const formatNumber = (number: number | null): string => (number === null ? '' : String(number));
const trimTexts = ({ sk, en }: BilingualText): BilingualText => ({ sk: sk.trim(), en: en.trim() });

const parseNumber = (input: string): number | null =>
  input.trim() === '' ? null : Number(input.trim().replace(',', '.'));

export type Section = StaffMenuDto['sections'][number];
export type Item = Section['items'][number];

/** Stable, so that rows do not render again. */
export interface RowActions {
  onOpen: (item: Item) => void;
  onSelect: (id: string) => void;
  onDragStart: (event: React.PointerEvent<HTMLElement>, id: string) => void;
}

export const findRowElement = (id: string): HTMLElement | null => document.querySelector(`[data-item='${id}']`);

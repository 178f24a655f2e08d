import type { SaveMenuItemDto, StaffMenuDto } from '@strapec/contracts';
import { type MenuKind, type ServingKind, type Sweetness, type WineColour, centsOfEuros } from '@strapec/domain';

interface InBoth {
  sk: string;
  en: string;
}

interface ServingValues {
  id?: string;
  kind: ServingKind;
  volumeMl: string;
  price: string;
  pouredUntil: string;
}

const nothing: InBoth = { sk: '', en: '' };

const newWine = {
  producer: '',
  vintage: '',
  country: 'SK',
  region: nothing,
  appellation: '',
  colour: 'red' as WineColour,
  sweetness: 'dry' as Sweetness,
  grapes: [] as string[],
  alcohol: '',
  isOrganic: false,
  isVegan: false,
  labelUrl: '',
  ingredients: nothing,
  energyKj: '',
};

/** As typed: numbers are text. */
export type WineValues = typeof newWine;

export const newServing = (kind: MenuKind): ServingValues => ({
  kind: kind === 'wine' ? 'bottle' : 'portion',
  volumeMl: kind === 'wine' ? '750' : '',
  price: '',
  pouredUntil: '',
});

export const newItem = (sectionId: string, kind: MenuKind) => ({
  sectionId,
  isListed: false,
  name: nothing,
  text: nothing,
  allergens: kind === 'wine' ? [12] : null,
  wine: newWine,
  servings: [newServing(kind)],
  imageUrl: '',
});

export type ItemValues = ReturnType<typeof newItem>;

export function valuesOf({ sectionId, isListed, name, text, allergens, wine, servings, image }: Item): ItemValues {
  return {
    sectionId,
    isListed,
    name: { ...name },
    text: { ...(text ?? nothing) },
    allergens: allergens && [...allergens],
    wine: wine ? wineValuesOf(wine) : newWine,
    servings: servings.map(({ id, kind, volumeMl, priceCents, pouredUntil }) => ({
      id,
      kind,
      volumeMl: textOf(volumeMl),
      price: (priceCents / 100).toFixed(2),
      pouredUntil: pouredUntil ?? '',
    })),
    imageUrl: image?.imageUrl ?? '',
  };
}

const wineValuesOf = (wine: NonNullable<Item['wine']>): WineValues => ({
  ...wine,
  vintage: textOf(wine.vintage),
  appellation: wine.appellation ?? '',
  alcohol: textOf(wine.alcohol),
  labelUrl: wine.labelUrl ?? '',
  ingredients: wine.ingredients ?? nothing,
  energyKj: textOf(wine.energyKj),
});

/** Text that is not a number stays invalid and is reported as an error. */
export function requestOf(values: ItemValues, kind: MenuKind): SaveMenuItemDto {
  const { sectionId, isListed, allergens, wine, servings, name, text, imageUrl } = values;
  return {
    sectionId,
    isListed,
    allergens,
    name: trimmed(name),
    text: inBothOrNone(text),
    wine: kind === 'wine' ? wineOf(wine) : null,
    ...(imageUrl !== '' && { imageUrl }),
    servings: servings.map(({ id, kind: served, volumeMl, price, pouredUntil }) => ({
      ...(id !== undefined && { id }),
      kind: served,
      volumeMl: numberOf(volumeMl),
      priceCents: price.trim() === '' ? Number.NaN : (centsOfEuros(price) ?? Number.NaN),
      pouredUntil: served === 'glass' && pouredUntil !== '' ? pouredUntil : null,
    })),
  };
}

const wineOf = (wine: WineValues): NonNullable<SaveMenuItemDto['wine']> => ({
  ...wine,
  producer: wine.producer.trim(),
  vintage: numberOf(wine.vintage),
  country: wine.country.trim().toUpperCase(),
  region: trimmed(wine.region),
  appellation: wine.appellation.trim() || null,
  grapes: wine.grapes.map((grape) => grape.trim()).filter(Boolean),
  alcohol: numberOf(wine.alcohol),
  labelUrl: wine.labelUrl.trim() || null,
  ingredients: inBothOrNone(wine.ingredients),
  energyKj: numberOf(wine.energyKj),
});

const textOf = (number: number | null): string => (number === null ? '' : String(number));
const trimmed = ({ sk, en }: InBoth): InBoth => ({ sk: sk.trim(), en: en.trim() });

function inBothOrNone(typed: InBoth): InBoth | null {
  const { sk, en } = trimmed(typed);
  return sk === '' && en === '' ? null : { sk, en };
}

const numberOf = (typed: string): number | null =>
  typed.trim() === '' ? null : Number(typed.trim().replace(',', '.'));

export type Section = StaffMenuDto['sections'][number];
export type Item = Section['items'][number];

/** Stable, so that rows do not render again. */
export interface RowLinks {
  onOpen: (item: Item) => void;
  onSelect: (id: string) => void;
  onGrip: (event: React.PointerEvent<HTMLElement>, id: string) => void;
}

export const rowOf = (id: string): HTMLElement | null => document.querySelector(`[data-item='${id}']`);

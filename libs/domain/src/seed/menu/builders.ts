import { type Allergen, sulphites } from '../../menu/allergens.js';
import type { InBoth, Serving, Sweetness, WineColour, WineDetails } from '../../menu/menu.js';
import { regionKey } from '../../menu/region-key.js';
import type { SeededItem } from './seeded-menu-types.js';

/** Where the wines of the first start come from: twenty regions. */
const regions = {
  smallCarpathians: of('SK', 'Malokarpatská', 'Small Carpathians'),
  nitra: of('SK', 'Nitrianska', 'Nitra'),
  south: of('SK', 'Južnoslovenská', 'Southern Slovakia'),
  centre: of('SK', 'Stredoslovenská', 'Central Slovakia'),
  tokaj: of('SK', 'Tokaj', 'Tokaj'),
  moravia: of('CZ', 'Morava', 'Moravia'),
  wachau: of('AT', 'Wachau', 'Wachau'),
  burgenland: of('AT', 'Burgenland', 'Burgenland'),
  somlo: of('HU', 'Somló', 'Somló'),
  mosel: of('DE', 'Mosela', 'Mosel'),
  champagne: of('FR', 'Champagne', 'Champagne'),
  burgundy: of('FR', 'Burgundsko', 'Burgundy'),
  beaujolais: of('FR', 'Beaujolais', 'Beaujolais'),
  loire: of('FR', 'Loira', 'Loire'),
  jura: of('FR', 'Jura', 'Jura'),
  piedmont: of('IT', 'Piemont', 'Piedmont'),
  friuli: of('IT', 'Friuli', 'Friuli'),
  sicily: of('IT', 'Sicília', 'Sicily'),
  brda: of('SI', 'Goriška Brda', 'Goriška Brda'),
  catalonia: of('ES', 'Katalánsko', 'Catalonia'),
} as const;

function of(country: string, sk: string, en: string): Pick<WineDetails, 'country' | 'region'> {
  return { country, region: { sk, en } };
}

type Said = readonly [sk: string, en: string];
type SeededServing = Omit<Serving, 'id'>;

/** A wine of the sample list; dry and with sulphites only, unless it says otherwise. */
export interface SaidOfWine {
  by: string;
  year: number | null;
  from: keyof typeof regions;
  appellation?: string;
  grapes: readonly string[];
  alcohol: number;
  sweetness?: Sweetness;
  /** Fined with egg (3) or milk (7). */
  fining?: Allergen;
  isOrganic?: boolean;
  note: Said;
  servings: readonly SeededServing[];
}

/** The evening until which it was last poured: glasses that wait until staff pour them tonight. */
const longAgo = '2024-01-01';

const serving = (kind: Serving['kind'], volumeMl: number | null, priceCents: number): SeededServing => ({
  kind,
  volumeMl,
  priceCents,
  pouredUntil: null,
  soldOutOn: null,
});

/** Servings at their price in cents, of so many millilitres. */
export const glass = (cents: number): SeededServing => serving('glass', 100, cents);
export const atTimes = (cents: number, ml = 100): SeededServing => ({
  ...serving('glass', ml, cents),
  pouredUntil: longAgo,
});
export const carafe = (cents: number): SeededServing => serving('carafe', 500, cents);
export const bottle = (cents: number, ml = 750): SeededServing => serving('bottle', ml, cents);
export const toGo = (cents: number): SeededServing => serving('takeaway', 750, cents);
export const portion = (cents: number, ml: number | null = null): SeededServing => serving('portion', ml, cents);

/** A maker of listed wines of one colour: its name in both languages, and what is said of it. */
export const wineOf =
  (colour: WineColour) =>
  (name: Said, { by, year, from, note, servings, fining, ...said }: SaidOfWine): SeededItem => ({
    slug: regionKey([name[0], by, year].filter(Boolean).join(' ')),
    name: inBoth(name),
    text: inBoth(note),
    allergens: fining ? [fining, sulphites] : [sulphites],
    isListed: true,
    wine: {
      ...notConfirmed,
      isVegan: fining === undefined,
      ...regions[from],
      ...said,
      producer: by,
      vintage: year,
      colour,
    },
    servings,
  });

const notConfirmed = {
  appellation: null,
  sweetness: 'dry',
  isOrganic: false,
  labelUrl: null,
  ingredients: null,
  energyKj: null,
} as const;

/** Something to eat, or to drink beside wine: its name, a line about it, its allergens, and how it is served. */
export const dish = (
  name: Said,
  said: { note?: Said; allergens: readonly Allergen[]; servings: readonly SeededServing[] },
): SeededItem => ({
  slug: regionKey(name[0]),
  name: inBoth(name),
  text: said.note ? inBoth(said.note) : null,
  allergens: said.allergens,
  isListed: true,
  wine: null,
  servings: said.servings,
});

export const inBoth = ([sk, en]: Said): InBoth => ({ sk, en });

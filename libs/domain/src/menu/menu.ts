import { isBlank } from '../form/form-errors.js';
import type { Language } from '../language/language.js';
import type { ServiceDate } from '../venue/schedule/service-date.js';

/** Regulation (EU) 1169/2011, Annex II, by their usual numbers. */
export const allergens = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const;
export type Allergen = (typeof allergens)[number];

export const isAllergen = (value: unknown): value is Allergen => allergens.includes(value as Allergen);

/** In the order of the page. */
export const menuKinds = ['wine', 'drink', 'food'] as const;
export type MenuKind = (typeof menuKinds)[number];

/** In the order of the list. A sparkling wine counts as sparkling, whatever its colour. */
export const wineColours = ['sparkling', 'white', 'rose', 'orange', 'red'] as const;
export type WineColour = (typeof wineColours)[number];

export const sweetnesses = ['dry', 'off_dry', 'medium', 'sweet'] as const;
export type Sweetness = (typeof sweetnesses)[number];

export const servingKinds = ['glass', 'carafe', 'bottle', 'takeaway', 'portion'] as const;
export type ServingKind = (typeof servingKinds)[number];

export type BilingualText = Readonly<Record<Language, string>>;

export const toNullIfBlank = (text: BilingualText): BilingualText | null =>
  isBlank(text.sk) && isBlank(text.en) ? null : text;

/** Characters, entries, millilitres, cents, per cent, kilojoules per 100 ml. */
export const menuLimits = {
  maxSections: 40,
  maxItems: 1_000,
  nameLength: 120,
  textLength: 600,
  lineLength: 120,
  urlLength: 500,
  maxGrapes: 8,
  maxServings: 6,
  maxVolumeMl: 20_000,
  maxPriceCents: 1_000_000,
  maxAlcohol: 80,
  maxEnergyKj: 4_000,
  oldestVintage: 1850,
  latestVintage: 2100,
} as const;

export interface MenuSection {
  id: string;
  kind: MenuKind;
  name: BilingualText;
}

/** At its final price. */
export interface Serving {
  id: string;
  kind: ServingKind;
  /** Millilitres; `null` for food. */
  volumeMl: number | null;
  priceCents: number;
  /** `null`: as long as the item is on the list. */
  pouredUntil: ServiceDate | null;
  /** `null`: available. */
  soldOutOn: ServiceDate | null;
}

export interface WineDetails {
  /** Empty while unknown: the wine cannot be listed then. */
  producer: string;
  /** `null` for a blend of several vintages. */
  vintage: number | null;
  /** ISO 3166, two letters; empty while unknown: the wine cannot be listed then. */
  country: string;
  region: BilingualText;
  appellation: string | null;
  colour: WineColour;
  sweetness: Sweetness;
  grapes: readonly string[];
  /** Per cent by volume. */
  alcohol: number | null;
  isOrganic: boolean;
  isVegan: boolean;
  /** Of the producer (Regulation (EU) 2021/2117). */
  labelUrl: string | null;
  ingredients: BilingualText | null;
  /** Kilojoules per 100 ml. */
  energyKj: number | null;
}

export interface MenuItem {
  id: string;
  /** Lowercase letters, digits and hyphens. */
  slug: string;
  /** Within its section. Equal positions are sorted by name. */
  position: number;
  name: BilingualText;
  text: BilingualText | null;
  /** `null` while unknown: the item cannot be listed then. Empty: no allergens. */
  allergens: readonly Allergen[] | null;
  isListed: boolean;
  wine: WineDetails | null;
  servings: readonly Serving[];
}

export type Menu = readonly (MenuSection & { items: readonly MenuItem[] })[];

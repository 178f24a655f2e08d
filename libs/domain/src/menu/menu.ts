import type { Language } from '../language/language.js';
import type { ServiceDate } from '../venue/schedule/service-date.js';
import type { Allergen } from './allergens.js';

/** What a section of the list holds; the page shows wines first, then the rest to drink, then what is eaten. */
export const menuKinds = ['wine', 'drink', 'food'] as const;
export type MenuKind = (typeof menuKinds)[number];

/** What a wine is called first on any list; what sparkles is that before it is white. */
export const wineColours = ['sparkling', 'white', 'rose', 'orange', 'red'] as const;
export type WineColour = (typeof wineColours)[number];

export const sweetnesses = ['dry', 'off_dry', 'medium', 'sweet'] as const;
export type Sweetness = (typeof sweetnesses)[number];

/** How something comes to the table, or goes home. */
export const servingKinds = ['glass', 'carafe', 'bottle', 'takeaway', 'portion'] as const;
export type ServingKind = (typeof servingKinds)[number];

/** A text in both languages. */
export type InBoth = Readonly<Record<Language, string>>;

/** The most that an item may say, and may cost: characters, entries, millilitres, cents, per cent, kilojoules for 100 ml. */
export const menuLimits = {
  sections: 40,
  items: 1_000,
  nameLength: 120,
  textLength: 600,
  lineLength: 120,
  urlLength: 500,
  grapes: 8,
  servings: 6,
  maxVolume: 20_000,
  maxPrice: 1_000_000,
  maxAlcohol: 80,
  maxEnergy: 4_000,
  oldestVintage: 1850,
  latestVintage: 2100,
} as const;

export interface MenuSection {
  id: string;
  kind: MenuKind;
  name: InBoth;
}

/** One way to order an item, at its final price. */
export interface Serving {
  id: string;
  kind: ServingKind;
  /** Millilitres; `null` for what is eaten. */
  volumeMl: number | null;
  priceCents: number;
  /** The last evening on which a glass of it is poured; `null`: as long as it is on the list. */
  pouredUntil: ServiceDate | null;
  /** The evening on which the last of it was sold; `null`: there is some. */
  soldOutOn: ServiceDate | null;
}

/** What is said of a wine beside its name. */
export interface WineDetails {
  /** Empty: not known yet; then it cannot be listed. */
  producer: string;
  /** `null`: of several years. */
  vintage: number | null;
  /** Two letters of ISO 3166, such as `SK`; empty: not known yet, and then it cannot be listed. */
  country: string;
  region: InBoth;
  appellation: string | null;
  colour: WineColour;
  sweetness: Sweetness;
  grapes: readonly string[];
  /** Per cent by volume. */
  alcohol: number | null;
  isOrganic: boolean;
  isVegan: boolean;
  /** The producer's electronic label (Regulation (EU) 2021/2117). */
  labelUrl: string | null;
  ingredients: InBoth | null;
  /** Kilojoules in 100 ml. */
  energyKj: number | null;
}

/** Something that is poured or served, as staff keep it. */
export interface MenuItem {
  id: string;
  /** Its place in an address: small letters, digits and hyphens. */
  slug: string;
  /** Among the items of its section; where two are the same, the alphabet decides. */
  position: number;
  name: InBoth;
  text: InBoth | null;
  /** `null`: nobody has said yet, and it cannot be listed; none is an empty list. */
  allergens: readonly Allergen[] | null;
  isListed: boolean;
  wine: WineDetails | null;
  servings: readonly Serving[];
}

/** The list of the house: its sections in their order, each with its items. */
export type Menu = readonly (MenuSection & { items: readonly MenuItem[] })[];

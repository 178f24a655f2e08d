import { centsOfEuros } from '../event/event-tables.js';
import type { Language } from '../language/language.js';
import { folded } from '../text/folded.js';
import { type WineColour, wineColours } from './menu.js';
import { regionKey } from './region-key.js';
import { type ShownItem, type ShownMenu, type ShownSection, servedAs } from './shown-menu.js';

/** What a guest is looking for on the list; a filter that asks for nothing leaves all of it. */
export interface MenuFilter {
  /** Any of these; none: whatever it is. */
  colours: readonly WineColour[];
  /** Only what is poured by the glass tonight. */
  isByTheGlass: boolean;
  /** The most that it may cost, in cents: the glass when a glass is looked for, else the cheapest way to have it. */
  upTo: number | null;
  /** A region as `regionKey` writes it. */
  region: string | null;
  /** Words that have to stand in it, in any order and without regard to accents. */
  query: string;
}

export const noFilter: MenuFilter = { colours: [], isByTheGlass: false, upTo: null, region: null, query: '' };

/** Characters and words that are looked for at most. */
export const queryLimits = { length: 80, words: 8 } as const;

/** How colours are written in an address, whichever language it is in: an address that is passed on means the same. */
const colourWords: Readonly<Record<WineColour, string>> = {
  sparkling: 'sumive',
  white: 'biele',
  rose: 'ruzove',
  orange: 'oranzove',
  red: 'cervene',
};

/** The names and values of an address' query, in turn. */
export type Params = readonly (readonly [name: string, value: string])[];

/** The filter that an address names, such as `farba=cervene&pohar=1&do=8&kraj=tokaj&q=…`; what it cannot mean asks for nothing. */
export function filterFrom(params: Iterable<readonly [name: string, value: string]>): MenuFilter {
  const named = [...params];
  const last = (wanted: string): string => named.findLast(([name]) => name === wanted)?.[1] ?? '';
  const words = named.filter(([name]) => name === 'farba').flatMap(([, value]) => value.split(','));
  const upTo = centsOfEuros(last('do'));
  return {
    colours: wineColours.filter((colour) => words.includes(colourWords[colour])),
    isByTheGlass: last('pohar') === '1',
    upTo: upTo !== null && upTo > 0 ? upTo : null,
    region: regionKey(last('kraj')) || null,
    query: [...last('q').trim()].slice(0, queryLimits.length).join(''),
  };
}

/** The same filter as an address: `filterFrom` reads it back. */
export function paramsOf({ colours, isByTheGlass, upTo, region, query }: MenuFilter): Params {
  return [
    ...colours.map((colour) => ['farba', colourWords[colour]] as const),
    ...(isByTheGlass ? [['pohar', '1'] as const] : []),
    ...(upTo === null ? [] : [['do', String(upTo / 100)] as const]),
    ...(region ? [['kraj', region] as const] : []),
    ...(query ? [['q', query] as const] : []),
  ];
}

/** The word of a colour in an address and in the form. */
export const colourWord = (colour: WineColour): string => colourWords[colour];

/** What is left of the list; sections without a match are left out. */
export function filterMenu<Section extends ShownSection>(menu: readonly Section[], filter: MenuFilter): Section[] {
  return menu
    .map((section) => ({ ...section, items: section.items.filter((item) => isWanted(item, filter)) }))
    .filter(({ items }) => items.length > 0);
}

/** Whether an item is what a guest is looking for. */
export function isWanted(item: ShownItem, filter: MenuFilter): boolean {
  return isOfKind(item, filter) && costsAtMost(item, filter) && hasWords(item, filter.query);
}

function isOfKind({ wine }: ShownItem, { colours, region }: MenuFilter): boolean {
  if (colours.length > 0 && !(wine && colours.includes(wine.colour))) return false;
  return region === null || wine?.regionKey === region;
}

function costsAtMost(item: ShownItem, { isByTheGlass, upTo }: MenuFilter): boolean {
  if (isByTheGlass && !servedAs(item, 'glass')) return false;
  return upTo === null || priceOf(item, isByTheGlass) <= upTo;
}

/** The cheapest way to have it, in cents; of what is sold out, none. */
function priceOf({ servings }: ShownItem, isByTheGlass: boolean): number {
  const offered = servings.filter(({ kind, isSoldOut }) => !isSoldOut && (!isByTheGlass || kind === 'glass'));
  return Math.min(...offered.map(({ priceCents }) => priceCents));
}

function hasWords({ name, text, wine }: ShownItem, query: string): boolean {
  const words = folded(query).split(/\s+/).filter(Boolean).slice(0, queryLimits.words);
  if (words.length === 0) return true;
  const { producer, region, appellation, vintage, grapes = [] } = wine ?? {};
  const written = folded([name, text, producer, region, appellation, vintage, ...grapes].filter(Boolean).join(' '));
  return words.every((word) => written.includes(word));
}

/** The regions of the list's wines with the way they are written in an address, in the order of a language's alphabet. */
export function regionsOf(menu: ShownMenu, language: Language): { key: string; name: string }[] {
  const wines = menu.flatMap(({ items }) => items.flatMap(({ wine }) => wine ?? []));
  const names = new Map(wines.filter(({ region }) => region !== '').map((wine) => [wine.regionKey, wine.region]));
  const { compare } = new Intl.Collator(language);
  return [...names].map(([key, name]) => ({ key, name })).sort((a, b) => compare(a.name, b.name));
}

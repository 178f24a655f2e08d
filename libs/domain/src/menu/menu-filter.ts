import { centsFromEuros } from '../text/cents-from-euros.js';
import type { Language } from '../language/language.js';
import { foldText } from '../text/normal-text.js';
import { type WineColour, wineColours } from './menu.js';
import { toSlug, type ShownItem, type ShownMenu, type ShownSection, findServing } from './shown-menu.js';

/** The empty filter matches all items. */
export interface MenuFilter {
  /** An empty list matches all. */
  colours: readonly WineColour[];
  isByTheGlass: boolean;
  /** Cents: of the glass if the filter is by the glass, otherwise of the cheapest serving. */
  maxCents: number | null;
  region: string | null;
  /** All must occur, in any order, without regard to accents. */
  query: string;
}

export const emptyFilter: MenuFilter = { colours: [], isByTheGlass: false, maxCents: null, region: null, query: '' };

export const queryLimits = { maxLength: 80, maxWords: 8 } as const;

/** In an address; the same in every language, so that a shared link keeps its meaning. */
const colourParams: Readonly<Record<WineColour, string>> = {
  sparkling: 'sumive',
  white: 'biele',
  rose: 'ruzove',
  orange: 'oranzove',
  red: 'cervene',
};

export type QueryParams = readonly (readonly [name: string, value: string])[];

/** For example `farba=cervene&pohar=1&do=8&kraj=tokaj&q=…`. Unknown values are ignored. */
export function parseMenuFilter(params: Iterable<readonly [name: string, value: string]>): MenuFilter {
  const entries = [...params];
  const lastValue = (paramName: string): string => entries.findLast(([name]) => name === paramName)?.[1] ?? '';
  const colourWords = entries.filter(([name]) => name === 'farba').flatMap(([, value]) => value.split(','));
  const upTo = centsFromEuros(lastValue('do'));
  return {
    colours: wineColours.filter((colour) => colourWords.includes(colourParams[colour])),
    isByTheGlass: lastValue('pohar') === '1',
    maxCents: upTo !== null && upTo > 0 ? upTo : null,
    region: toSlug(lastValue('kraj')) || null,
    query: [...lastValue('q').trim()].slice(0, queryLimits.maxLength).join(''),
  };
}

export function toMenuFilterParams({ colours, isByTheGlass, maxCents, region, query }: MenuFilter): QueryParams {
  return [
    ...colours.map((colour) => ['farba', colourParams[colour]] as const),
    ...(isByTheGlass ? [['pohar', '1'] as const] : []),
    ...(maxCents === null ? [] : [['do', String(maxCents / 100)] as const]),
    ...(region ? [['kraj', region] as const] : []),
    ...(query ? [['q', query] as const] : []),
  ];
}

export const toColourParam = (colour: WineColour): string => colourParams[colour];

export function filterMenu<Section extends ShownSection>(menu: readonly Section[], filter: MenuFilter): Section[] {
  return menu
    .map((section) => ({ ...section, items: section.items.filter((item) => matchesFilter(item, filter)) }))
    .filter(({ items }) => items.length > 0);
}

export function matchesFilter(item: ShownItem, filter: MenuFilter): boolean {
  return matchesWine(item, filter) && matchesPrice(item, filter) && matchesQuery(item, filter.query);
}

function matchesWine({ wine }: ShownItem, { colours, region }: MenuFilter): boolean {
  if (colours.length > 0 && !(wine && colours.includes(wine.colour))) return false;
  return region === null || wine?.regionKey === region;
}

function matchesPrice(item: ShownItem, { isByTheGlass, maxCents }: MenuFilter): boolean {
  if (isByTheGlass && !findServing(item, 'glass')) return false;
  return maxCents === null || findLowestPriceCents(item, isByTheGlass) <= maxCents;
}

/** Cents, of servings that are not sold out; infinity if none is left. */
function findLowestPriceCents({ servings }: ShownItem, isByTheGlass: boolean): number {
  const availableServings = servings.filter(({ kind, isSoldOut }) => !isSoldOut && (!isByTheGlass || kind === 'glass'));
  return Math.min(...availableServings.map(({ priceCents }) => priceCents));
}

function matchesQuery({ name, text, wine }: ShownItem, query: string): boolean {
  const words = foldText(query).split(/\s+/).filter(Boolean).slice(0, queryLimits.maxWords);
  if (words.length === 0) return true;
  const { producer, region, appellation, vintage, grapes = [] } = wine ?? {};
  const searchedText = foldText(
    [name, text, producer, region, appellation, vintage, ...grapes].filter(Boolean).join(' '),
  );
  return words.every((word) => searchedText.includes(word));
}

export function listRegions(menu: ShownMenu, language: Language): { key: string; name: string }[] {
  const wines = menu.flatMap(({ items }) => items.flatMap(({ wine }) => wine ?? []));
  const namesBySlug = new Map(wines.filter(({ region }) => region !== '').map((wine) => [wine.regionKey, wine.region]));
  const { compare } = new Intl.Collator(language);
  return [...namesBySlug].map(([key, name]) => ({ key, name })).sort((a, b) => compare(a.name, b.name));
}

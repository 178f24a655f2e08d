import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  type MenuFilter,
  parseMenuFilter,
  filterMenu,
  matchesFilter,
  emptyFilter,
  toMenuFilterParams,
  queryLimits,
  listRegions,
} from './menu-filter.js';
import { type WineColour, wineColours } from './menu.js';
import { toSlug, type ShownItem, type ShownMenu, type ShownServing } from './shown-menu.js';

const parseQuery = (query: string): MenuFilter =>
  parseMenuFilter(
    query.split('&').map((pair) => [pair.split('=')[0] ?? '', decodeURIComponent(pair.split('=')[1] ?? '')]),
  );

describe('a menu filter in a URL', () => {
  test.each<[string, Partial<MenuFilter>]>([
    ['', {}],
    ['farba=cervene&pohar=1&do=8', { colours: ['red'], isByTheGlass: true, maxCents: 800 }],
    ['farba=cervene&farba=biele', { colours: ['white', 'red'] }],
    ['farba=sumive,ruzove,oranzove', { colours: ['sparkling', 'rose', 'orange'] }],
    ['farba=modre&farba=red', {}],
    ['q=cervene&kraj=biele', { query: 'cervene', region: 'biele' }],
    ['kraj=Malokarpatská', { region: 'malokarpatska' }],
    ['kraj=%20-%20', {}],
    ['do=7,5', { maxCents: 750 }],
    ['do=0', {}],
    ['do=-3', {}],
    ['do=Infinity', {}],
    ['do=lacno', {}],
    ['do=3&do=4', { maxCents: 400 }],
    ['pohar=ano', {}],
    ['q=%20%20modra%20', { query: 'modra' }],
    [`q=${'a'.repeat(queryLimits.maxLength + 9)}`, { query: 'a'.repeat(queryLimits.maxLength) }],
  ])('%s', (query, expected) => {
    expect(parseQuery(query)).toEqual({ ...emptyFilter, ...expected });
  });

  test('has parameters only for what is set', () => {
    expect(toMenuFilterParams(emptyFilter)).toEqual([]);
    const fullFilter = {
      colours: ['white', 'red'] as const,
      isByTheGlass: true,
      maxCents: 750,
      region: 'tokaj',
      query: 'čaj',
    };
    expect(toMenuFilterParams(fullFilter)).toEqual([
      ['farba', 'biele'],
      ['farba', 'cervene'],
      ['pohar', '1'],
      ['do', '7.5'],
      ['kraj', 'tokaj'],
      ['q', 'čaj'],
    ]);
  });

  test('is the same after writing and reading', () => {
    const anyText = fc.string({ unit: fc.constantFrom(...'abčľ Ô1,&=%+#'), maxLength: 20 });
    const anyFilter = fc.record<MenuFilter>({
      colours: fc.subarray([...wineColours]),
      isByTheGlass: fc.boolean(),
      maxCents: fc.option(fc.integer({ min: 1, max: 100_000 })),
      region: fc.option(fc.constantFrom('malokarpatska', 'tokaj', 'piemont')),
      query: anyText.map((text) => text.trim()),
    });
    fc.assert(
      fc.property(anyFilter, (filter) => {
        expect(parseMenuFilter(toMenuFilterParams(filter))).toEqual(filter);
      }),
    );
  });
});

test.each([
  ['Malokarpatská', 'malokarpatska'],
  ['  Côte d’Or (Beaune) ', 'cote-d-or-beaune'],
  ['Mosel', 'mosel'],
  ['—', ''],
])('the region %j has the key %j in a URL', (region, key) => {
  expect(toSlug(region)).toBe(key);
});

const newServing = (kind: ShownServing['kind'], priceCents: number, isSoldOut = false): ShownServing => ({
  id: `${kind} ${priceCents}`,
  kind,
  volumeMl: 100,
  priceCents,
  isSoldOut,
});

interface WineFields {
  colour?: WineColour;
  region?: string;
  servings?: readonly ShownServing[];
}

const newWine = (
  name: string,
  { colour = 'red', region = 'Tokaj', servings = [newServing('bottle', 2400)] }: WineFields = {},
): ShownItem => ({
  id: name,
  slug: name,
  name,
  text: 'Čierne ríbezle',
  allergens: [12],
  isSoldOut: servings.every(({ isSoldOut }) => isSoldOut),
  wine: {
    producer: 'Vinárstvo Horák',
    vintage: 2021,
    country: 'SK',
    region,
    regionKey: toSlug(region),
    appellation: 'DSC',
    colour,
    sweetness: 'dry',
    grapes: ['Frankovka modrá'],
    alcohol: 12.5,
    isOrganic: false,
    isVegan: false,
    labelUrl: null,
    ingredients: null,
    energyKj: null,
  },
  servings,
});

const coffee: ShownItem = {
  ...newWine('Espresso', { servings: [newServing('portion', 250)] }),
  text: null,
  wine: null,
};

describe('a menu filter matches', () => {
  const glassAndBottle = newWine('Frankovka', { servings: [newServing('glass', 650), newServing('bottle', 3200)] });
  const soldOutGlass = newWine('Alibernet', { servings: [newServing('glass', 650, true), newServing('bottle', 3200)] });
  const isMatching = (item: ShownItem, filter: Partial<MenuFilter>): boolean =>
    matchesFilter(item, { ...emptyFilter, ...filter });

  test.each<[string, ShownItem, Partial<MenuFilter>, boolean]>([
    ['anything if it is empty', coffee, {}, true],
    ['a colour', glassAndBottle, { colours: ['white', 'red'] }, true],
    ['another colour', glassAndBottle, { colours: ['white'] }, false],
    ['a colour of an item without one', coffee, { colours: ['red'] }, false],
    ['a region', glassAndBottle, { region: 'tokaj' }, true],
    ['another region', glassAndBottle, { region: 'mosel' }, false],
    ['a region of an item without one', coffee, { region: 'tokaj' }, false],
    ['by the glass', glassAndBottle, { isByTheGlass: true }, true],
    ['a glass that is sold out', soldOutGlass, { isByTheGlass: true }, false],
    ['a wine without a glass', newWine('Len fľaša'), { isByTheGlass: true }, false],
    ['exactly the price', glassAndBottle, { maxCents: 650 }, true],
    ['a price one cent too high', glassAndBottle, { maxCents: 649 }, false],
    [
      'a glass above the price, beside a cheaper carafe',
      newWine('Víno', { servings: [newServing('glass', 900), newServing('carafe', 700)] }),
      { isByTheGlass: true, maxCents: 800 },
      false,
    ],
    [
      'the cheapest serving',
      newWine('Víno', { servings: [newServing('bottle', 3000), newServing('carafe', 700)] }),
      { maxCents: 800 },
      true,
    ],
    ['a price that only a sold-out serving has', soldOutGlass, { maxCents: 700 }, false],
    [
      'a sold-out item, at any price',
      newWine('Víno', { servings: [newServing('bottle', 100, true)] }),
      { maxCents: 99_999 },
      false,
    ],
    [
      'a sold-out item, with an empty filter',
      newWine('Víno', { servings: [newServing('bottle', 100, true)] }),
      {},
      true,
    ],
    ['words without accents, in any order', glassAndBottle, { query: 'horak FRANKOVKA 2021' }, true],
    ['words with many spaces between them', glassAndBottle, { query: '  horak   frankovka ' }, true],
    ['a word across two of its facts', glassAndBottle, { query: 'frankovkacierne' }, false],
    [
      'an expensive glass beside a cheaper bottle',
      newWine('Víno', { servings: [newServing('glass', 900), newServing('bottle', 700)] }),
      { isByTheGlass: true, maxCents: 800 },
      false,
    ],
    [
      'the glass that is not sold out',
      newWine('Víno', { servings: [newServing('glass', 900, true), newServing('glass', 700)] }),
      { isByTheGlass: true, maxCents: 800 },
      true,
    ],
    ['a word that does not occur', glassAndBottle, { query: 'horak tramín' }, false],
    ['words of the text', glassAndBottle, { query: 'cierne' }, true],
    ['a word of an item without text and grapes', coffee, { query: 'espr' }, true],
    ['the word null, which does not occur', coffee, { query: 'null' }, false],
    ['more words than the limit', coffee, { query: `${'e '.repeat(queryLimits.maxWords)}tramín` }, true],
  ])('%s', (_description, item, filter, isMatch) => {
    expect(isMatching(item, filter)).toBe(isMatch);
  });

  test('and leaves out sections without a match', () => {
    const menu: ShownMenu = [
      { id: '1', kind: 'wine', name: 'Červené', items: [glassAndBottle, soldOutGlass] },
      { id: '2', kind: 'drink', name: 'Káva', items: [coffee] },
    ];
    expect(filterMenu(menu, { ...emptyFilter, isByTheGlass: true })).toEqual([{ ...menu[0], items: [glassAndBottle] }]);
    expect(filterMenu(menu, emptyFilter)).toEqual(menu);
  });
});

test('regions are in alphabetical order, each once', () => {
  const regions = ['Čachtice', 'Devín', 'Chablis', 'Hont', 'Čachtice', ''];
  const items = [...regions.map((region) => newWine(region, { region })), coffee];
  const menu: ShownMenu = [{ id: '1', kind: 'wine', name: 'Vína', items }];
  expect(listRegions(menu, 'sk').map(({ name }) => name)).toEqual(['Čachtice', 'Devín', 'Hont', 'Chablis']);
  expect(listRegions(menu, 'en').map(({ name }) => name)).toEqual(['Čachtice', 'Chablis', 'Devín', 'Hont']);
  expect(listRegions(menu, 'sk')[3]).toEqual({ key: 'chablis', name: 'Chablis' });
});

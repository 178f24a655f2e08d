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
import { regionKey, type ShownItem, type ShownMenu, type ShownServing } from './shown-menu.js';

const read = (query: string): MenuFilter =>
  parseMenuFilter(
    query.split('&').map((pair) => [pair.split('=')[0] ?? '', decodeURIComponent(pair.split('=')[1] ?? '')]),
  );

describe('a filter in an address', () => {
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
    [`q=${'a'.repeat(queryLimits.length + 9)}`, { query: 'a'.repeat(queryLimits.length) }],
  ])('%s', (query, expected) => {
    expect(read(query)).toEqual({ ...emptyFilter, ...expected });
  });

  test('says only what is looked for', () => {
    expect(toMenuFilterParams(emptyFilter)).toEqual([]);
    const all = {
      colours: ['white', 'red'] as const,
      isByTheGlass: true,
      maxCents: 750,
      region: 'tokaj',
      query: 'čaj',
    };
    expect(toMenuFilterParams(all)).toEqual([
      ['farba', 'biele'],
      ['farba', 'cervene'],
      ['pohar', '1'],
      ['do', '7.5'],
      ['kraj', 'tokaj'],
      ['q', 'čaj'],
    ]);
  });

  test('is read back as it was written', () => {
    const line = fc.string({ unit: fc.constantFrom(...'abčľ Ô1,&=%+#'), maxLength: 20 });
    const anyFilter = fc.record<MenuFilter>({
      colours: fc.subarray([...wineColours]),
      isByTheGlass: fc.boolean(),
      maxCents: fc.option(fc.integer({ min: 1, max: 100_000 })),
      region: fc.option(fc.constantFrom('malokarpatska', 'tokaj', 'piemont')),
      query: line.map((text) => text.trim()),
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
])('the region %j stands in an address as %j', (region, key) => {
  expect(regionKey(region)).toBe(key);
});

const serving = (kind: ShownServing['kind'], priceCents: number, isSoldOut = false): ShownServing => ({
  id: `${kind} ${priceCents}`,
  kind,
  volumeMl: 100,
  priceCents,
  isSoldOut,
});

interface Said {
  colour?: WineColour;
  region?: string;
  servings?: readonly ShownServing[];
}

const wine = (
  name: string,
  { colour = 'red', region = 'Tokaj', servings = [serving('bottle', 2400)] }: Said = {},
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
    regionKey: regionKey(region),
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

const coffee: ShownItem = { ...wine('Espresso', { servings: [serving('portion', 250)] }), text: null, wine: null };

describe('what is wanted', () => {
  const glassAndBottle = wine('Frankovka', { servings: [serving('glass', 650), serving('bottle', 3200)] });
  const glassGone = wine('Alibernet', { servings: [serving('glass', 650, true), serving('bottle', 3200)] });
  const wanted = (item: ShownItem, filter: Partial<MenuFilter>): boolean =>
    matchesFilter(item, { ...emptyFilter, ...filter });

  test.each<[string, ShownItem, Partial<MenuFilter>, boolean]>([
    ['nothing asked for', coffee, {}, true],
    ['a colour', glassAndBottle, { colours: ['white', 'red'] }, true],
    ['another colour', glassAndBottle, { colours: ['white'] }, false],
    ['a colour of what has none', coffee, { colours: ['red'] }, false],
    ['a region', glassAndBottle, { region: 'tokaj' }, true],
    ['another region', glassAndBottle, { region: 'mosel' }, false],
    ['a region of what has none', coffee, { region: 'tokaj' }, false],
    ['by the glass', glassAndBottle, { isByTheGlass: true }, true],
    ['a glass that is sold out', glassGone, { isByTheGlass: true }, false],
    ['no glass of it', wine('Len fľaša'), { isByTheGlass: true }, false],
    ['just the price', glassAndBottle, { maxCents: 650 }, true],
    ['a cent too dear', glassAndBottle, { maxCents: 649 }, false],
    [
      'the glass too dear, whatever else is cheap',
      wine('Víno', { servings: [serving('glass', 900), serving('carafe', 700)] }),
      { isByTheGlass: true, maxCents: 800 },
      false,
    ],
    [
      'the cheapest way to have it',
      wine('Víno', { servings: [serving('bottle', 3000), serving('carafe', 700)] }),
      { maxCents: 800 },
      true,
    ],
    ['cheap only where it is sold out', glassGone, { maxCents: 700 }, false],
    [
      'what is sold out, at any price',
      wine('Víno', { servings: [serving('bottle', 100, true)] }),
      { maxCents: 99_999 },
      false,
    ],
    [
      'what is sold out, when nothing is asked for',
      wine('Víno', { servings: [serving('bottle', 100, true)] }),
      {},
      true,
    ],
    ['words without accents, in any order', glassAndBottle, { query: 'horak FRANKOVKA 2021' }, true],
    ['words with many blanks between them', glassAndBottle, { query: '  horak   frankovka ' }, true],
    ['a word across two of its facts', glassAndBottle, { query: 'frankovkacierne' }, false],
    [
      'the glass dear and the bottle cheaper',
      wine('Víno', { servings: [serving('glass', 900), serving('bottle', 700)] }),
      { isByTheGlass: true, maxCents: 800 },
      false,
    ],
    [
      'the glass that is left',
      wine('Víno', { servings: [serving('glass', 900, true), serving('glass', 700)] }),
      { isByTheGlass: true, maxCents: 800 },
      true,
    ],
    ['a word that is not there', glassAndBottle, { query: 'horak tramín' }, false],
    ['words of the text', glassAndBottle, { query: 'cierne' }, true],
    ['of what has neither text nor grapes', coffee, { query: 'espr' }, true],
    ['nothing is no word', coffee, { query: 'null' }, false],
    ['more words than are looked for', coffee, { query: `${'e '.repeat(queryLimits.words)}tramín` }, true],
  ])('%s', (_said, item, filter, expected) => {
    expect(wanted(item, filter)).toBe(expected);
  });

  test('sections in which nothing is wanted are left out', () => {
    const menu: ShownMenu = [
      { id: '1', kind: 'wine', name: 'Červené', items: [glassAndBottle, glassGone] },
      { id: '2', kind: 'drink', name: 'Káva', items: [coffee] },
    ];
    expect(filterMenu(menu, { ...emptyFilter, isByTheGlass: true })).toEqual([{ ...menu[0], items: [glassAndBottle] }]);
    expect(filterMenu(menu, emptyFilter)).toEqual(menu);
  });
});

test('regions stand in the order of the alphabet, each once', () => {
  const regions = ['Čachtice', 'Devín', 'Chablis', 'Hont', 'Čachtice', ''];
  const items = [...regions.map((region) => wine(region, { region })), coffee];
  const menu: ShownMenu = [{ id: '1', kind: 'wine', name: 'Vína', items }];
  expect(listRegions(menu, 'sk').map(({ name }) => name)).toEqual(['Čachtice', 'Devín', 'Hont', 'Chablis']);
  expect(listRegions(menu, 'en').map(({ name }) => name)).toEqual(['Čachtice', 'Chablis', 'Devín', 'Hont']);
  expect(listRegions(menu, 'sk')[3]).toEqual({ key: 'chablis', name: 'Chablis' });
});

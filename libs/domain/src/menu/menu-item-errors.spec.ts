import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type DraftItem, type DraftServing, menuItemErrors, sectionErrors } from './menu-item-errors.js';
import { type MenuKind, type WineDetails, menuKinds, menuLimits, servingKinds } from './menu.js';

const glass: DraftServing = { kind: 'glass', volumeMl: 100, priceCents: 650, pouredUntil: null };
const portion: DraftServing = { ...glass, kind: 'portion' };

const wine: WineDetails = {
  producer: 'Horák',
  vintage: 2021,
  country: 'SK',
  region: { sk: 'Tokaj', en: 'Tokaj' },
  appellation: null,
  colour: 'red',
  sweetness: 'dry',
  grapes: ['Frankovka modrá'],
  alcohol: 12.5,
  isOrganic: false,
  isVegan: false,
  labelUrl: null,
  ingredients: null,
  energyKj: null,
};

const ofKind: Readonly<Record<MenuKind, DraftItem>> = {
  wine: {
    name: { sk: 'Frankovka', en: 'Blaufränkisch' },
    text: { sk: 'Višne.\nSlivky.', en: 'Cherries.' },
    allergens: [12],
    isListed: true,
    wine,
    servings: [glass, { ...glass, kind: 'bottle', volumeMl: 750 }],
  },
  drink: {
    name: { sk: 'Káva', en: 'Coffee' },
    text: null,
    allergens: [],
    isListed: true,
    wine: null,
    servings: [portion],
  },
  food: {
    ...{ name: { sk: 'Syry', en: 'Cheese' }, text: null, allergens: [7], isListed: true, wine: null },
    servings: [
      { ...portion, volumeMl: null },
      { ...portion, kind: 'takeaway', volumeMl: null },
    ],
  },
};

const long = (length: number): string => 'a'.repeat(length);
const { nameLength, textLength, lineLength, urlLength } = menuLimits;

describe('an item', () => {
  test.each(menuKinds)('of the kind %s can stand on the list', (kind) => {
    expect(menuItemErrors(ofKind[kind], kind)).toEqual([]);
  });

  test('at all its limits, too', () => {
    const item: DraftItem = {
      ...ofKind.wine,
      name: { sk: long(nameLength), en: long(nameLength) },
      text: { sk: long(textLength), en: long(textLength) },
      allergens: [1, 14],
      servings: [1, 2, 3, 4, 5, 6].map((volumeMl) => ({ ...glass, volumeMl, priceCents: menuLimits.maxPriceCents })),
    };
    expect(menuItemErrors(item, 'wine')).toEqual([]);
    const [first] = item.servings;
    const edges = [{ ...glass, volumeMl: menuLimits.maxVolumeMl, priceCents: 0, pouredUntil: '2026-11-27' }];
    expect(first && menuItemErrors({ ...item, servings: edges }, 'wine')).toEqual([]);
  });

  test.each<[string, Partial<DraftItem>, [string, string][]]>([
    [
      'no name',
      { name: { sk: ' ', en: '' } },
      [
        ['name.sk', 'required'],
        ['name.en', 'required'],
      ],
    ],
    ['a long name', { name: { sk: 'a', en: long(nameLength + 1) } }, [['name.en', 'too_long']]],
    ['a name of two lines', { name: { sk: 'a\nb', en: 'a' } }, [['name.sk', 'invalid_characters']]],
    ['half a text', { text: { sk: 'a', en: ' ' } }, [['text.en', 'label_in_both_languages']]],
    ['a long text', { text: { sk: long(textLength + 1), en: 'a' } }, [['text.sk', 'too_long']]],
    ['a text that cannot be kept', { text: { sk: 'a', en: 'b\0' } }, [['text.en', 'invalid_characters']]],
    ['no word on allergens', { allergens: null }, [['allergens', 'allergens_missing']]],
    ['the allergen 0', { allergens: [0 as 1] }, [['allergens', 'allergen_unknown']]],
    ['the allergen 15', { allergens: [12, 15 as 1] }, [['allergens', 'allergen_unknown']]],
    ['an allergen twice', { allergens: [7, 7] }, [['allergens', 'allergen_unknown']]],
    ['no wine', { wine: null }, [['wine', 'wine_missing']]],
    ['no servings', { servings: [] }, [['servings', 'servings_missing']]],
    [
      'seven servings',
      { servings: [1, 2, 3, 4, 5, 6, 7].map((volumeMl) => ({ ...glass, volumeMl })) },
      [['servings', 'too_many']],
    ],
    ['two glasses alike', { servings: [glass, { ...glass, priceCents: 1 }] }, [['servings.1.kind', 'twice']]],
    ['a portion of wine', { servings: [portion] }, [['servings.0.kind', 'not_served_so']]],
    ['a glass of nothing', { servings: [{ ...glass, volumeMl: null }] }, [['servings.0.volumeMl', 'volume_invalid']]],
    ['an empty glass', { servings: [{ ...glass, volumeMl: 0 }] }, [['servings.0.volumeMl', 'volume_invalid']]],
    ['half a millilitre', { servings: [{ ...glass, volumeMl: 0.5 }] }, [['servings.0.volumeMl', 'volume_invalid']]],
    [
      'a barrel',
      { servings: [{ ...glass, volumeMl: menuLimits.maxVolumeMl + 1 }] },
      [['servings.0.volumeMl', 'volume_invalid']],
    ],
    ['money back', { servings: [{ ...glass, priceCents: -1 }] }, [['servings.0.priceCents', 'price_invalid']]],
    ['half a cent', { servings: [{ ...glass, priceCents: 1.5 }] }, [['servings.0.priceCents', 'price_invalid']]],
    [
      'a fortune',
      { servings: [{ ...glass, priceCents: menuLimits.maxPriceCents + 1 }] },
      [['servings.0.priceCents', 'price_invalid']],
    ],
    [
      'a day that is none',
      { servings: [glass, { ...glass, kind: 'carafe', pouredUntil: '2026-02-30' }] },
      [['servings.1.pouredUntil', 'date_invalid']],
    ],
  ])('with %s cannot', (_said, said, expected) => {
    const errors = menuItemErrors({ ...ofKind.wine, ...said }, 'wine').map(({ field, code }) => [field, code]);
    expect(errors).toEqual(expected);
  });

  test('that guests do not see yet may lack allergens, prices, producer and country, and nothing else', () => {
    const unknown = { allergens: null, servings: [], isListed: false, wine: { ...wine, producer: '', country: '' } };
    expect(menuItemErrors({ ...ofKind.wine, ...unknown }, 'wine')).toEqual([]);
    const listed = menuItemErrors({ ...ofKind.wine, ...unknown, isListed: true }, 'wine');
    expect(listed.map(({ field }) => field)).toEqual(['allergens', 'wine.producer', 'wine.country', 'servings']);
    const wrong = { ...ofKind.wine, isListed: false, allergens: [0 as 1] };
    expect(menuItemErrors(wrong, 'wine')).toEqual([{ field: 'allergens', code: 'allergen_unknown' }]);
  });

  test.each(['drink', 'food'] as const)('of the kind %s is no wine', (kind) => {
    expect(menuItemErrors({ ...ofKind[kind], wine }, kind)).toEqual([{ field: 'wine', code: 'wine_elsewhere' }]);
  });

  test('is served as its kind is', () => {
    const allowed = (kind: MenuKind) =>
      servingKinds.filter((served) => {
        const servings = [{ ...glass, kind: served }];
        return menuItemErrors({ ...ofKind[kind], servings }, kind).length === 0;
      });
    expect(allowed('wine')).toEqual(['glass', 'carafe', 'bottle', 'takeaway']);
    expect(allowed('drink')).toEqual([...servingKinds]);
    expect(allowed('food')).toEqual(['takeaway', 'portion']);
    const silent = { ...ofKind.drink, servings: [{ ...portion, volumeMl: null }] };
    expect(menuItemErrors(silent, 'drink')).toEqual([{ field: 'servings.0.volumeMl', code: 'volume_invalid' }]);
  });
});

describe('a wine', () => {
  test.each<[string, Partial<WineDetails>]>([
    ['of several years', { vintage: null }],
    ['of the oldest year', { vintage: menuLimits.oldestVintage }],
    ['of the latest year', { vintage: menuLimits.latestVintage }],
    ['from nowhere in particular', { region: { sk: '', en: '' } }],
    ['of which little is known', { grapes: [], alcohol: null, energyKj: null }],
    ['without alcohol', { alcohol: 0, energyKj: 0 }],
    ['that burns', { alcohol: menuLimits.maxAlcohol, energyKj: menuLimits.maxEnergyKj }],
    [
      'of which much is said',
      { producer: long(lineLength), appellation: long(lineLength), grapes: [long(lineLength)] },
    ],
    ['of many grapes', { grapes: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] }],
    ['with a label', { labelUrl: `https://a.example/${long(urlLength - 18)}`, ingredients: { sk: 'a\nb', en: 'c' } }],
    ['with a label that is not sealed', { labelUrl: 'http://a.example?id=1' }],
  ])('%s can stand on the list', (_said, said) => {
    expect(menuItemErrors({ ...ofKind.wine, wine: { ...wine, ...said } }, 'wine')).toEqual([]);
  });

  test.each<[string, Partial<WineDetails>, [string, string][]]>([
    ['no producer', { producer: '' }, [['producer', 'required']]],
    ['a long producer', { producer: long(lineLength + 1) }, [['producer', 'too_long']]],
    ['a vintage before wine', { vintage: menuLimits.oldestVintage - 1 }, [['vintage', 'vintage_invalid']]],
    ['a vintage to come', { vintage: menuLimits.latestVintage + 1 }, [['vintage', 'vintage_invalid']]],
    ['half a year', { vintage: 2021.5 }, [['vintage', 'vintage_invalid']]],
    ['a country in words', { country: 'ASK' }, [['country', 'country_invalid']]],
    ['a country of two lines', { country: 'SK\n' }, [['country', 'country_invalid']]],
    ['a country in small letters', { country: 'sk' }, [['country', 'country_invalid']]],
    ['half a region', { region: { sk: '', en: 'Tokaj' } }, [['region.sk', 'label_in_both_languages']]],
    ['a long region', { region: { sk: 'a', en: long(lineLength + 1) } }, [['region.en', 'too_long']]],
    ['a long appellation', { appellation: long(lineLength + 1) }, [['appellation', 'too_long']]],
    ['a grape twice', { grapes: ['a', 'b', 'a'] }, [['grapes', 'twice']]],
    ['too many grapes', { grapes: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] }, [['grapes', 'too_many']]],
    ['no grape', { grapes: ['a', ' '] }, [['grapes.1', 'required']]],
    ['two grapes in one', { grapes: ['a,b'] }, [['grapes.0', 'invalid_characters']]],
    ['less than no alcohol', { alcohol: -0.1 }, [['alcohol', 'alcohol_invalid']]],
    ['more than it can hold', { alcohol: menuLimits.maxAlcohol + 0.1 }, [['alcohol', 'alcohol_invalid']]],
    ['more than a label says', { alcohol: 12.55 }, [['alcohol', 'alcohol_invalid']]],
    ['no number', { alcohol: Number.NaN }, [['alcohol', 'alcohol_invalid']]],
    ['half a joule', { energyKj: 0.5 }, [['energyKj', 'energy_invalid']]],
    ['less than no energy', { energyKj: -1 }, [['energyKj', 'energy_invalid']]],
    ['too much energy', { energyKj: menuLimits.maxEnergyKj + 1 }, [['energyKj', 'energy_invalid']]],
    ['a label that runs', { labelUrl: 'javascript:alert(1)' }, [['labelUrl', 'url_invalid']]],
    ['an address within another', { labelUrl: 'x https://a.example' }, [['labelUrl', 'url_invalid']]],
    ['an address with a blank', { labelUrl: 'https://a.example/a b' }, [['labelUrl', 'url_invalid']]],
    ['an address of no house', { labelUrl: 'https:///a.b' }, [['labelUrl', 'url_invalid']]],
    ['a long address', { labelUrl: `https://a.example/${long(urlLength - 17)}` }, [['labelUrl', 'too_long']]],
    ['half its ingredients', { ingredients: { sk: 'a', en: '' } }, [['ingredients.en', 'label_in_both_languages']]],
    ['long ingredients', { ingredients: { sk: 'a', en: long(textLength + 1) } }, [['ingredients.en', 'too_long']]],
  ])('with %s cannot', (_said, said, expected) => {
    const errors = menuItemErrors({ ...ofKind.wine, wine: { ...wine, ...said } }, 'wine');
    expect(errors.map(({ field, code }) => [field, code])).toEqual(
      expected.map(([field, code]) => [`wine.${field}`, code]),
    );
  });

  test('is told by tenths of a per cent, whichever', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: menuLimits.maxAlcohol * 10 }), (tenths) => {
        expect(menuItemErrors({ ...ofKind.wine, wine: { ...wine, alcohol: tenths / 10 } }, 'wine')).toEqual([]);
      }),
    );
  });
});

test('what is wrong with an item leads to a field of it', () => {
  const anyServing = fc.record<DraftServing>({
    kind: fc.constantFrom(...servingKinds),
    volumeMl: fc.option(fc.integer({ min: -1, max: 30_000 })),
    priceCents: fc.integer({ min: -1, max: 2_000_000 }),
    pouredUntil: fc.option(fc.constantFrom('2026-11-27', 'zajtra')),
  });
  fc.assert(
    fc.property(fc.array(anyServing, { maxLength: 8 }), fc.constantFrom(...menuKinds), (servings, kind) => {
      const item = { ...ofKind[kind], servings };
      for (const { field } of menuItemErrors(item, kind)) {
        const [, index = '0', name = 'kind'] = field.split('.');
        expect(servings.length === 0 || name in (servings[Number(index)] ?? {})).toBe(true);
      }
    }),
  );
});

test('a section has a name in both languages', () => {
  expect(sectionErrors({ name: { sk: 'Biele', en: 'White' } })).toEqual([]);
  expect(sectionErrors({ name: { sk: 'Biele', en: '' } })).toEqual([{ field: 'name.en', code: 'required' }]);
});

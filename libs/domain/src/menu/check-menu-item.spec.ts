import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type DraftItem, type ServingDraft, checkMenuItem, sectionErrors } from './check-menu-item.js';
import { type MenuKind, type WineDetails, menuKinds, menuLimits, servingKinds } from './menu.js';

const glass: ServingDraft = { kind: 'glass', volumeMl: 100, priceCents: 650, pouredUntil: null };
const portion: ServingDraft = { ...glass, kind: 'portion' };

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

const drafts: Readonly<Record<MenuKind, DraftItem>> = {
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

const letters = (length: number): string => 'a'.repeat(length);
const { nameLength, textLength, lineLength, urlLength } = menuLimits;

describe('a menu item', () => {
  test.each(menuKinds)('of the kind %s can be listed', (kind) => {
    expect(checkMenuItem(drafts[kind], kind)).toEqual([]);
  });

  test('is valid at all its limits', () => {
    const item: DraftItem = {
      ...drafts.wine,
      name: { sk: letters(nameLength), en: letters(nameLength) },
      text: { sk: letters(textLength), en: letters(textLength) },
      allergens: [1, 14],
      servings: [1, 2, 3, 4, 5, 6].map((volumeMl) => ({ ...glass, volumeMl, priceCents: menuLimits.maxPriceCents })),
    };
    expect(checkMenuItem(item, 'wine')).toEqual([]);
    const [firstServing] = item.servings;
    const edgeServings = [{ ...glass, volumeMl: menuLimits.maxVolumeMl, priceCents: 0, pouredUntil: '2026-11-27' }];
    expect(firstServing && checkMenuItem({ ...item, servings: edgeServings }, 'wine')).toEqual([]);
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
    ['a long name', { name: { sk: 'a', en: letters(nameLength + 1) } }, [['name.en', 'too_long']]],
    ['a name of two lines', { name: { sk: 'a\nb', en: 'a' } }, [['name.sk', 'invalid_characters']]],
    ['a text in one language', { text: { sk: 'a', en: ' ' } }, [['text.en', 'label_in_both_languages']]],
    ['a long text', { text: { sk: letters(textLength + 1), en: 'a' } }, [['text.sk', 'too_long']]],
    ['a text that cannot be stored', { text: { sk: 'a', en: 'b\0' } }, [['text.en', 'invalid_characters']]],
    ['no allergens stated', { allergens: null }, [['allergens', 'allergens_missing']]],
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
    ['two equal glasses', { servings: [glass, { ...glass, priceCents: 1 }] }, [['servings.1.kind', 'twice']]],
    ['a portion of wine', { servings: [portion] }, [['servings.0.kind', 'not_served_so']]],
    [
      'a glass without a volume',
      { servings: [{ ...glass, volumeMl: null }] },
      [['servings.0.volumeMl', 'volume_invalid']],
    ],
    ['an empty glass', { servings: [{ ...glass, volumeMl: 0 }] }, [['servings.0.volumeMl', 'volume_invalid']]],
    ['half a millilitre', { servings: [{ ...glass, volumeMl: 0.5 }] }, [['servings.0.volumeMl', 'volume_invalid']]],
    [
      'a volume above the limit',
      { servings: [{ ...glass, volumeMl: menuLimits.maxVolumeMl + 1 }] },
      [['servings.0.volumeMl', 'volume_invalid']],
    ],
    ['a negative price', { servings: [{ ...glass, priceCents: -1 }] }, [['servings.0.priceCents', 'price_invalid']]],
    ['half a cent', { servings: [{ ...glass, priceCents: 1.5 }] }, [['servings.0.priceCents', 'price_invalid']]],
    [
      'a price above the limit',
      { servings: [{ ...glass, priceCents: menuLimits.maxPriceCents + 1 }] },
      [['servings.0.priceCents', 'price_invalid']],
    ],
    [
      'a date that does not exist',
      { servings: [glass, { ...glass, kind: 'carafe', pouredUntil: '2026-02-30' }] },
      [['servings.1.pouredUntil', 'date_invalid']],
    ],
  ])('with %s is invalid', (_description, overrides, expected) => {
    const errors = checkMenuItem({ ...drafts.wine, ...overrides }, 'wine').map(({ field, code }) => [field, code]);
    expect(errors).toEqual(expected);
  });

  test('that is not listed may lack allergens, servings, producer and country, but nothing else', () => {
    const unknownFields = {
      allergens: null,
      servings: [],
      isListed: false,
      wine: { ...wine, producer: '', country: '' },
    };
    expect(checkMenuItem({ ...drafts.wine, ...unknownFields }, 'wine')).toEqual([]);
    const listedErrors = checkMenuItem({ ...drafts.wine, ...unknownFields, isListed: true }, 'wine');
    expect(listedErrors.map(({ field }) => field)).toEqual(['allergens', 'wine.producer', 'wine.country', 'servings']);
    const wrongItem = { ...drafts.wine, isListed: false, allergens: [0 as 1] };
    expect(checkMenuItem(wrongItem, 'wine')).toEqual([{ field: 'allergens', code: 'allergen_unknown' }]);
  });

  test.each(['drink', 'food'] as const)('of the kind %s has no wine details', (kind) => {
    expect(checkMenuItem({ ...drafts[kind], wine }, kind)).toEqual([{ field: 'wine', code: 'wine_elsewhere' }]);
  });

  test('has only servings of its kind', () => {
    const allowedServings = (kind: MenuKind) =>
      servingKinds.filter((served) => {
        const servings = [{ ...glass, kind: served }];
        return checkMenuItem({ ...drafts[kind], servings }, kind).length === 0;
      });
    expect(allowedServings('wine')).toEqual(['glass', 'carafe', 'bottle', 'takeaway']);
    expect(allowedServings('drink')).toEqual([...servingKinds]);
    expect(allowedServings('food')).toEqual(['takeaway', 'portion']);
    const drinkWithoutVolume = { ...drafts.drink, servings: [{ ...portion, volumeMl: null }] };
    expect(checkMenuItem(drinkWithoutVolume, 'drink')).toEqual([
      { field: 'servings.0.volumeMl', code: 'volume_invalid' },
    ]);
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
      { producer: letters(lineLength), appellation: letters(lineLength), grapes: [letters(lineLength)] },
    ],
    ['of many grapes', { grapes: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] }],
    [
      'with a label',
      { labelUrl: `https://a.example/${letters(urlLength - 18)}`, ingredients: { sk: 'a\nb', en: 'c' } },
    ],
    ['with a label over http', { labelUrl: 'http://a.example?id=1' }],
  ])('%s can be listed', (_description, overrides) => {
    expect(checkMenuItem({ ...drafts.wine, wine: { ...wine, ...overrides } }, 'wine')).toEqual([]);
  });

  test.each<[string, Partial<WineDetails>, [string, string][]]>([
    ['no producer', { producer: '' }, [['producer', 'required']]],
    ['a long producer', { producer: letters(lineLength + 1) }, [['producer', 'too_long']]],
    ['a vintage before the oldest', { vintage: menuLimits.oldestVintage - 1 }, [['vintage', 'vintage_invalid']]],
    ['a vintage after the latest', { vintage: menuLimits.latestVintage + 1 }, [['vintage', 'vintage_invalid']]],
    ['half a year', { vintage: 2021.5 }, [['vintage', 'vintage_invalid']]],
    ['a country of three letters', { country: 'ASK' }, [['country', 'country_invalid']]],
    ['a country of two lines', { country: 'SK\n' }, [['country', 'country_invalid']]],
    ['a country in small letters', { country: 'sk' }, [['country', 'country_invalid']]],
    ['a region in one language', { region: { sk: '', en: 'Tokaj' } }, [['region.sk', 'label_in_both_languages']]],
    ['a long region', { region: { sk: 'a', en: letters(lineLength + 1) } }, [['region.en', 'too_long']]],
    ['a long appellation', { appellation: letters(lineLength + 1) }, [['appellation', 'too_long']]],
    ['a grape twice', { grapes: ['a', 'b', 'a'] }, [['grapes', 'twice']]],
    ['too many grapes', { grapes: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] }, [['grapes', 'too_many']]],
    ['no grape', { grapes: ['a', ' '] }, [['grapes.1', 'required']]],
    ['two grapes in one', { grapes: ['a,b'] }, [['grapes.0', 'invalid_characters']]],
    ['negative alcohol', { alcohol: -0.1 }, [['alcohol', 'alcohol_invalid']]],
    ['too much alcohol', { alcohol: menuLimits.maxAlcohol + 0.1 }, [['alcohol', 'alcohol_invalid']]],
    ['alcohol with two decimals', { alcohol: 12.55 }, [['alcohol', 'alcohol_invalid']]],
    ['alcohol that is no number', { alcohol: Number.NaN }, [['alcohol', 'alcohol_invalid']]],
    ['half a joule', { energyKj: 0.5 }, [['energyKj', 'energy_invalid']]],
    ['negative energy', { energyKj: -1 }, [['energyKj', 'energy_invalid']]],
    ['too much energy', { energyKj: menuLimits.maxEnergyKj + 1 }, [['energyKj', 'energy_invalid']]],
    ['a label that is a script', { labelUrl: 'javascript:alert(1)' }, [['labelUrl', 'url_invalid']]],
    ['a text before the label URL', { labelUrl: 'x https://a.example' }, [['labelUrl', 'url_invalid']]],
    ['a label URL with a space', { labelUrl: 'https://a.example/a b' }, [['labelUrl', 'url_invalid']]],
    ['a label URL without a host', { labelUrl: 'https:///a.b' }, [['labelUrl', 'url_invalid']]],
    ['a long label URL', { labelUrl: `https://a.example/${letters(urlLength - 17)}` }, [['labelUrl', 'too_long']]],
    [
      'ingredients in one language',
      { ingredients: { sk: 'a', en: '' } },
      [['ingredients.en', 'label_in_both_languages']],
    ],
    ['long ingredients', { ingredients: { sk: 'a', en: letters(textLength + 1) } }, [['ingredients.en', 'too_long']]],
  ])('with %s is invalid', (_description, overrides, expected) => {
    const errors = checkMenuItem({ ...drafts.wine, wine: { ...wine, ...overrides } }, 'wine');
    expect(errors.map(({ field, code }) => [field, code])).toEqual(
      expected.map(([field, code]) => [`wine.${field}`, code]),
    );
  });

  test('may have any alcohol in tenths of a per cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: menuLimits.maxAlcohol * 10 }), (tenths) => {
        expect(checkMenuItem({ ...drafts.wine, wine: { ...wine, alcohol: tenths / 10 } }, 'wine')).toEqual([]);
      }),
    );
  });
});

test('each error of an item names one of its fields', () => {
  const anyServing = fc.record<ServingDraft>({
    kind: fc.constantFrom(...servingKinds),
    volumeMl: fc.option(fc.integer({ min: -1, max: 30_000 })),
    priceCents: fc.integer({ min: -1, max: 2_000_000 }),
    pouredUntil: fc.option(fc.constantFrom('2026-11-27', 'zajtra')),
  });
  fc.assert(
    fc.property(fc.array(anyServing, { maxLength: 8 }), fc.constantFrom(...menuKinds), (servings, kind) => {
      const item = { ...drafts[kind], servings };
      for (const { field } of checkMenuItem(item, kind)) {
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

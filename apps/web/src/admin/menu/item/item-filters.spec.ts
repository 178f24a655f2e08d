import type { MenuItem, Serving } from '@strapec/domain';
import { hasGlass, hasGlassTonight, matchesQuery, isSoldOut } from './item-filters';

const today = '2026-11-21';
const buildServing = (overrides: Partial<Serving>): Serving => ({
  ...{ id: 's', kind: 'glass', volumeMl: 100, priceCents: 490, pouredUntil: null, soldOutOn: null },
  ...overrides,
});
const bottle = buildServing({ kind: 'bottle', volumeMl: 750 });

test.each<[string, Serving[], { soldOut: boolean; glass: boolean; tonight: boolean }]>([
  ['no servings', [], { soldOut: false, glass: false, tonight: false }],
  ['bottles only', [bottle], { soldOut: false, glass: false, tonight: false }],
  ['a glass without a last day', [buildServing({}), bottle], { soldOut: false, glass: true, tonight: true }],
  ['a glass until today', [buildServing({ pouredUntil: today })], { soldOut: false, glass: true, tonight: true }],
  [
    'a glass until yesterday',
    [buildServing({ pouredUntil: '2026-11-20' })],
    { soldOut: false, glass: true, tonight: false },
  ],
  ['a sold-out glass', [buildServing({ soldOutOn: today }), bottle], { soldOut: false, glass: true, tonight: false }],
  ['sold-out glass only', [buildServing({ soldOutOn: '2026-11-14' })], { soldOut: true, glass: true, tonight: false }],
])('an item with %s', (_servings, servings, expected) => {
  const item = { servings };
  expect({ soldOut: isSoldOut(item), glass: hasGlass(item), tonight: hasGlassTonight(item, today) }).toEqual(expected);
});

const frankovka: Pick<MenuItem, 'name' | 'text' | 'wine'> = {
  name: { sk: 'Frankovka modrá', en: 'Blaufränkisch' },
  text: { sk: 'Višne.', en: 'Sour cherry.' },
  wine: {
    ...{
      producer: 'Karol Vyskočil',
      vintage: 2022,
      country: 'SK',
      appellation: 'Rača',
      colour: 'red',
      sweetness: 'dry',
    },
    region: { sk: 'Malokarpatská', en: 'Small Carpathians' },
    ...{
      grapes: [],
      alcohol: 12.5,
      isOrganic: false,
      isVegan: true,
      labelUrl: null,
      ingredients: null,
      energyKj: null,
    },
  },
};

test.each([
  ['', true],
  ['  ', true],
  ['blaufr 2022', true],
  ['vyskocil RACA', true],
  ['visne carpath', true],
  ['frankovka 2021', false],
  ['undefined', false],
])('the query %j finds the item: %j', (query, isMatch) => {
  expect(matchesQuery(frankovka, query)).toBe(isMatch);
  expect(matchesQuery({ name: frankovka.name, text: null, wine: null }, 'modra')).toBe(true);
});

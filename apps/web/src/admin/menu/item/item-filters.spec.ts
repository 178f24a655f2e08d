import type { MenuItem, Serving } from '@strapec/domain';
import { hasGlass, hasGlassTonight, matchesQuery, isSoldOut } from './item-filters';

const evening = '2026-11-21';
const serving = (said: Partial<Serving>): Serving => ({
  ...{ id: 's', kind: 'glass', volumeMl: 100, priceCents: 490, pouredUntil: null, soldOutOn: null },
  ...said,
});
const bottle = serving({ kind: 'bottle', volumeMl: 750 });

test.each<[string, Serving[], { soldOut: boolean; glass: boolean; tonight: boolean }]>([
  ['nothing to be had', [], { soldOut: false, glass: false, tonight: false }],
  ['bottles alone', [bottle], { soldOut: false, glass: false, tonight: false }],
  ['a glass as long as it is listed', [serving({}), bottle], { soldOut: false, glass: true, tonight: true }],
  ['a glass tonight', [serving({ pouredUntil: evening })], { soldOut: false, glass: true, tonight: true }],
  [
    'a glass until yesterday',
    [serving({ pouredUntil: '2026-11-20' })],
    { soldOut: false, glass: true, tonight: false },
  ],
  ['the glass gone', [serving({ soldOutOn: evening }), bottle], { soldOut: false, glass: true, tonight: false }],
  ['all gone since last week', [serving({ soldOutOn: '2026-11-14' })], { soldOut: true, glass: true, tonight: false }],
])('%s', (_said, servings, expected) => {
  const item = { servings };
  expect({ soldOut: isSoldOut(item), glass: hasGlass(item), tonight: hasGlassTonight(item, evening) }).toEqual(
    expected,
  );
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
])('%j is found: %j', (query, expected) => {
  expect(matchesQuery(frankovka, query)).toBe(expected);
  expect(matchesQuery({ name: frankovka.name, text: null, wine: null }, 'modra')).toBe(true);
});

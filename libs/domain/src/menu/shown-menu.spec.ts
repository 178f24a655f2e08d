import { describe, expect, test } from '@jest/globals';
import type { Menu, MenuItem, Serving } from './menu.js';
import { isServedOn, findServing, toShownMenu } from './shown-menu.js';

const evening = '2026-11-27';
const before = '2026-11-26';
const after = '2026-11-28';

const bottle: Serving = {
  id: 'b',
  kind: 'bottle',
  volumeMl: 750,
  priceCents: 3200,
  pouredUntil: null,
  soldOutOn: null,
};
const glass: Serving = { ...bottle, id: 'g', kind: 'glass', volumeMl: 100, priceCents: 650 };

const item = (said: Partial<MenuItem> = {}): MenuItem => ({
  id: 'one',
  slug: 'frankovka',
  position: 1,
  name: { sk: 'Frankovka modrá', en: 'Blaufränkisch' },
  text: { sk: 'Višne.', en: 'Sour cherries.' },
  allergens: [12],
  isListed: true,
  wine: null,
  servings: [glass, bottle],
  ...said,
});

const listOf = (...items: MenuItem[]): Menu => [{ id: 's', kind: 'wine', name: { sk: 'Červené', en: 'Red' }, items }];

describe('the list of an evening', () => {
  test('is written in one language', () => {
    const wine = {
      producer: 'Horák',
      vintage: 2021,
      country: 'SK',
      region: { sk: 'Malokarpatská', en: 'Small Carpathians' },
      appellation: null,
      colour: 'red',
      sweetness: 'dry',
      grapes: ['Frankovka modrá'],
      alcohol: 12.5,
      isOrganic: true,
      isVegan: false,
      labelUrl: null,
      ingredients: { sk: 'hrozno', en: 'grapes' },
      energyKj: 310,
    } as const;
    const [section] = toShownMenu(listOf(item({ wine })), 'en', evening);
    expect(section).toEqual({
      id: 's',
      kind: 'wine',
      name: 'Red',
      items: [
        {
          id: 'one',
          slug: 'frankovka',
          name: 'Blaufränkisch',
          text: 'Sour cherries.',
          allergens: [12],
          isSoldOut: false,
          wine: { ...wine, region: 'Small Carpathians', regionKey: 'malokarpatska', ingredients: 'grapes' },
          servings: [
            { id: 'g', kind: 'glass', volumeMl: 100, priceCents: 650, isSoldOut: false },
            { id: 'b', kind: 'bottle', volumeMl: 750, priceCents: 3200, isSoldOut: false },
          ],
        },
      ],
    });
    const silent = toShownMenu(listOf(item({ text: null, wine: { ...wine, ingredients: null } })), 'sk', evening);
    expect(silent[0]?.items[0]).toMatchObject({ text: null, wine: { region: 'Malokarpatská', ingredients: null } });
  });

  test.each<[string, Partial<MenuItem>]>([
    ['is not listed', { isListed: false }],
    ['says nothing of allergens', { allergens: null }],
    ['can be had in no way', { servings: [] }],
    ['was sold out the evening before', { servings: [{ ...bottle, soldOutOn: before }] }],
    ['is no longer poured', { servings: [{ ...glass, pouredUntil: before }] }],
  ])('leaves out what %s, and the section that has nothing else', (_why, said) => {
    expect(toShownMenu(listOf(item(said)), 'sk', evening)).toEqual([]);
  });

  test('names what has no allergens', () => {
    expect(toShownMenu(listOf(item({ allergens: [] })), 'sk', evening)[0]?.items[0]?.allergens).toEqual([]);
  });

  test('strikes through what was sold out tonight: the glass alone, or all of it', () => {
    const glassGone = toShownMenu(
      listOf(item({ servings: [{ ...glass, soldOutOn: evening }, bottle] })),
      'sk',
      evening,
    );
    const [one] = glassGone[0]?.items ?? [];
    expect(one).toMatchObject({ isSoldOut: false, servings: [{ isSoldOut: true }, { isSoldOut: false }] });
    expect(one && findServing(one, 'glass')).toBeUndefined();
    expect(one && findServing(one, 'bottle')).toMatchObject({ id: 'b' });
    const gone = toShownMenu(listOf(item({ servings: [{ ...bottle, soldOutOn: evening }] })), 'sk', evening);
    expect(gone[0]?.items[0]?.isSoldOut).toBe(true);
  });

  test('goes by position, then by the alphabet of its language', () => {
    const named = (sk: string, en: string, position = 1): MenuItem => item({ position, name: { sk, en } });
    const items = [named('Dornfelder', 'B', 2), named('Chardonnay', 'C'), named('Čaša', 'A'), named('Hron', 'D')];
    const namesIn = (language: 'sk' | 'en') =>
      toShownMenu(listOf(...items), language, evening)[0]?.items.map(({ name }) => name);
    expect(namesIn('sk')).toEqual(['Čaša', 'Hron', 'Chardonnay', 'Dornfelder']);
    expect(namesIn('en')).toEqual(['A', 'C', 'D', 'B']);
    expect(items[0]?.name.sk).toBe('Dornfelder'); // the list itself is left as it was
  });
});

test.each<[Partial<Serving>, boolean]>([
  [{}, true],
  [{ pouredUntil: evening }, true],
  [{ pouredUntil: after }, true],
  [{ pouredUntil: before }, false],
  [{ soldOutOn: evening }, true],
  [{ soldOutOn: before }, false],
  [{ pouredUntil: after, soldOutOn: before }, false],
])('a serving with %j is on the card: %j', (said, expected) => {
  expect(isServedOn({ ...glass, ...said }, evening)).toBe(expected);
});

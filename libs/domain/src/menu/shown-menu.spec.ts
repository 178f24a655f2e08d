import { describe, expect, test } from '@jest/globals';
import type { Menu, MenuItem, Serving } from './menu.js';
import { isServedOn, findServing, toShownMenu } from './shown-menu.js';

const evening = '2026-11-27';
const dayBefore = '2026-11-26';
const dayAfter = '2026-11-28';

const bottle: Serving = {
  id: 'b',
  kind: 'bottle',
  volumeMl: 750,
  priceCents: 3200,
  pouredUntil: null,
  soldOutOn: null,
};
const glass: Serving = { ...bottle, id: 'g', kind: 'glass', volumeMl: 100, priceCents: 650 };

const newItem = (overrides: Partial<MenuItem> = {}): MenuItem => ({
  id: 'one',
  slug: 'frankovka',
  position: 1,
  name: { sk: 'Frankovka modrá', en: 'Blaufränkisch' },
  text: { sk: 'Višne.', en: 'Sour cherries.' },
  allergens: [12],
  isListed: true,
  wine: null,
  servings: [glass, bottle],
  ...overrides,
});

const newMenu = (...items: MenuItem[]): Menu => [{ id: 's', kind: 'wine', name: { sk: 'Červené', en: 'Red' }, items }];

describe('the shown menu of an evening', () => {
  test('is in one language', () => {
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
    const [section] = toShownMenu(newMenu(newItem({ wine })), 'en', evening);
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
    const menuWithoutTexts = toShownMenu(
      newMenu(newItem({ text: null, wine: { ...wine, ingredients: null } })),
      'sk',
      evening,
    );
    expect(menuWithoutTexts[0]?.items[0]).toMatchObject({
      text: null,
      wine: { region: 'Malokarpatská', ingredients: null },
    });
  });

  test.each<[string, Partial<MenuItem>]>([
    ['is not listed', { isListed: false }],
    ['has no stated allergens', { allergens: null }],
    ['has no serving', { servings: [] }],
    ['was sold out the evening before', { servings: [{ ...bottle, soldOutOn: dayBefore }] }],
    ['is no longer poured', { servings: [{ ...glass, pouredUntil: dayBefore }] }],
  ])('leaves out an item that %s, and its empty section', (_reason, overrides) => {
    expect(toShownMenu(newMenu(newItem(overrides)), 'sk', evening)).toEqual([]);
  });

  test('shows an empty list for an item without allergens', () => {
    expect(toShownMenu(newMenu(newItem({ allergens: [] })), 'sk', evening)[0]?.items[0]?.allergens).toEqual([]);
  });

  test('marks a serving or an item as sold out tonight', () => {
    const menuWithoutGlass = toShownMenu(
      newMenu(newItem({ servings: [{ ...glass, soldOutOn: evening }, bottle] })),
      'sk',
      evening,
    );
    const [shownItem] = menuWithoutGlass[0]?.items ?? [];
    expect(shownItem).toMatchObject({ isSoldOut: false, servings: [{ isSoldOut: true }, { isSoldOut: false }] });
    expect(shownItem && findServing(shownItem, 'glass')).toBeUndefined();
    expect(shownItem && findServing(shownItem, 'bottle')).toMatchObject({ id: 'b' });
    const soldOutMenu = toShownMenu(newMenu(newItem({ servings: [{ ...bottle, soldOutOn: evening }] })), 'sk', evening);
    expect(soldOutMenu[0]?.items[0]?.isSoldOut).toBe(true);
  });

  test('is sorted by position, then by the alphabet of its language', () => {
    const newNamedItem = (sk: string, en: string, position = 1): MenuItem => newItem({ position, name: { sk, en } });
    const items = [
      newNamedItem('Dornfelder', 'B', 2),
      newNamedItem('Chardonnay', 'C'),
      newNamedItem('Čaša', 'A'),
      newNamedItem('Hron', 'D'),
    ];
    const namesIn = (language: 'sk' | 'en') =>
      toShownMenu(newMenu(...items), language, evening)[0]?.items.map(({ name }) => name);
    expect(namesIn('sk')).toEqual(['Čaša', 'Hron', 'Chardonnay', 'Dornfelder']);
    expect(namesIn('en')).toEqual(['A', 'C', 'D', 'B']);
    expect(items[0]?.name.sk).toBe('Dornfelder'); // the stored menu is not changed
  });
});

test.each<[Partial<Serving>, boolean]>([
  [{}, true],
  [{ pouredUntil: evening }, true],
  [{ pouredUntil: dayAfter }, true],
  [{ pouredUntil: dayBefore }, false],
  [{ soldOutOn: evening }, true],
  [{ soldOutOn: dayBefore }, false],
  [{ pouredUntil: dayAfter, soldOutOn: dayBefore }, false],
])('a serving with %j is served: %j', (overrides, isServed) => {
  expect(isServedOn({ ...glass, ...overrides }, evening)).toBe(isServed);
});

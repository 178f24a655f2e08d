import { describe, expect, it } from '@jest/globals';
import type { ShownItem, ShownMenu, ShownServing } from './shown-menu.js';
import { pickFeaturedWines, sortSectionsByKind, listWinesByGlass } from './menu-wines.js';

const newServing = (kind: ShownServing['kind'], isSoldOut = false): ShownServing => ({
  id: kind,
  kind,
  volumeMl: 100,
  priceCents: 650,
  isSoldOut,
});

const wine = {} as NonNullable<ShownItem['wine']>;

const newItem = (name: string, servings: ShownServing[], overrides: Partial<ShownItem> = {}): ShownItem => ({
  id: name,
  slug: name,
  name,
  text: null,
  allergens: [],
  isSoldOut: false,
  wine,
  servings,
  ...overrides,
});

const newSection = (kind: ShownMenu[number]['kind'], ...items: ShownItem[]): ShownMenu[number] => ({
  id: kind,
  kind,
  name: kind,
  items,
});

const bottles = [newServing('bottle', true), newServing('bottle')];
const coffee = newItem('espresso', [newServing('portion')], { wine: null });
const describeWines = (wines: readonly { item: ShownItem; serving: ShownServing }[]): string[] =>
  wines.map(({ item: { name }, serving: { kind, isSoldOut } }) => `${name} ${kind}${isSoldOut ? ' sold out' : ''}`);

describe('wines by the glass', () => {
  it('are those with a glass that is not sold out, in the order of the menu', () => {
    const menu = [
      newSection(
        'wine',
        newItem('frankovka', [newServing('glass'), newServing('bottle')]),
        newItem('rizling', bottles),
      ),
      newSection('drink', coffee, newItem('vermut', [newServing('glass')], { wine: null })),
      newSection(
        'wine',
        newItem('alibernet', [newServing('glass', true)]),
        newItem('devín', [newServing('bottle'), newServing('glass')]),
      ),
    ];
    expect(describeWines(listWinesByGlass(menu))).toEqual(['frankovka glass', 'devín glass']);
  });
});

describe('the featured wines', () => {
  const glasses = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => newItem(name, [newServing('glass')]));

  it.each([
    [7, ['a', 'b', 'c', 'd', 'e', 'f', 'g']],
    [9, ['a', 'b', 'c', 'd', 'e', 'f', 'g']],
    [3, ['a', 'c', 'e']],
    [2, ['a', 'd']],
    [0, []],
  ])('are at most %i, picked at even steps', (maxCount, expected) =>
    expect(pickFeaturedWines([newSection('wine', ...glasses)], maxCount).map(({ item: { name } }) => name)).toEqual(
      expected,
    ),
  );

  it('are wines by the glass if there are any', () => {
    const menu = [newSection('wine', newItem('rizling', bottles), newItem('frankovka', [newServing('glass')]))];
    expect(describeWines(pickFeaturedWines(menu, 5))).toEqual(['frankovka glass']);
  });

  it('are otherwise bottles that are not sold out', () => {
    const menu = [
      newSection('wine', newItem('rizling', bottles), newItem('devín', [newServing('bottle', true)]), coffee),
    ];
    expect(describeWines(pickFeaturedWines(menu, 5))).toEqual(['rizling bottle']);
  });
});

it('sections are sorted by kind: wines, other drinks, food', () => {
  const menu = [newSection('food'), newSection('wine'), newSection('drink'), { ...newSection('wine'), id: 'second' }];
  expect(sortSectionsByKind(menu).map(({ id }) => id)).toEqual(['wine', 'second', 'drink', 'food']);
  expect(menu.map(({ kind }) => kind)).toEqual(['food', 'wine', 'drink', 'wine']);
});

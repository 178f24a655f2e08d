import { describe, expect, it } from '@jest/globals';
import type { ShownItem, ShownMenu, ShownServing } from './shown-menu.js';
import { featuredWines, sortSectionsByKind, listWinesByGlass } from './menu-wines.js';

const serving = (kind: ShownServing['kind'], isSoldOut = false): ShownServing => ({
  id: kind,
  kind,
  volumeMl: 100,
  priceCents: 650,
  isSoldOut,
});

const wine = {} as NonNullable<ShownItem['wine']>;

const item = (name: string, servings: ShownServing[], said: Partial<ShownItem> = {}): ShownItem => ({
  id: name,
  slug: name,
  name,
  text: null,
  allergens: [],
  isSoldOut: false,
  wine,
  servings,
  ...said,
});

const section = (kind: ShownMenu[number]['kind'], ...items: ShownItem[]): ShownMenu[number] => ({
  id: kind,
  kind,
  name: kind,
  items,
});

const bottles = [serving('bottle', true), serving('bottle')];
const coffee = item('espresso', [serving('portion')], { wine: null });
const named = (wines: readonly { item: ShownItem; serving: ShownServing }[]): string[] =>
  wines.map(({ item: { name }, serving: { kind, isSoldOut } }) => `${name} ${kind}${isSoldOut ? ' sold out' : ''}`);

describe('wines by the glass', () => {
  it('are those of which there is a glass tonight, in the order of the list', () => {
    const menu = [
      section('wine', item('frankovka', [serving('glass'), serving('bottle')]), item('rizling', bottles)),
      section('drink', coffee, item('vermut', [serving('glass')], { wine: null })),
      section(
        'wine',
        item('alibernet', [serving('glass', true)]),
        item('devín', [serving('bottle'), serving('glass')]),
      ),
    ];
    expect(named(listWinesByGlass(menu))).toEqual(['frankovka glass', 'devín glass']);
  });
});

describe('a few wines', () => {
  const glasses = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => item(name, [serving('glass')]));

  it.each([
    [7, ['a', 'b', 'c', 'd', 'e', 'f', 'g']],
    [9, ['a', 'b', 'c', 'd', 'e', 'f', 'g']],
    [3, ['a', 'c', 'e']],
    [2, ['a', 'd']],
    [0, []],
  ])('at most %i, are taken at even steps', (most, expected) =>
    expect(featuredWines([section('wine', ...glasses)], most).map(({ item: { name } }) => name)).toEqual(expected),
  );

  it('are those by the glass, where there is one', () => {
    const menu = [section('wine', item('rizling', bottles), item('frankovka', [serving('glass')]))];
    expect(named(featuredWines(menu, 5))).toEqual(['frankovka glass']);
  });

  it('are else what is left of the bottles', () => {
    const menu = [section('wine', item('rizling', bottles), item('devín', [serving('bottle', true)]), coffee)];
    expect(named(featuredWines(menu, 5))).toEqual(['rizling bottle']);
  });
});

it('sections stand as a guest reads: wines, then the rest to drink, then what is eaten', () => {
  const menu = [section('food'), section('wine'), section('drink'), { ...section('wine'), id: 'second' }];
  expect(sortSectionsByKind(menu).map(({ id }) => id)).toEqual(['wine', 'second', 'drink', 'food']);
  expect(menu.map(({ kind }) => kind)).toEqual(['food', 'wine', 'drink', 'wine']);
});

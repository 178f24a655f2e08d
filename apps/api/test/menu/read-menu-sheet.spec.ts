import { describe, expect, it } from '@jest/globals';
import { parseAllergens } from '../../src/menu/spreadsheet/parse-allergens';
import { readRow } from '../../src/menu/spreadsheet/read-row';
import { findSheetColumn } from '../../src/menu/spreadsheet/sheet-columns';
import { findColour, parseCountry } from '../../src/menu/spreadsheet/sheet-words';

describe('a column heading of a spreadsheet', () => {
  it.each<[string, string | null]>([
    ['víno', 'name.sk'],
    ['Názov', 'name.sk'],
    ['Wine', 'name.en'],
    ['VINÁRSTVO', 'wine.producer'],
    ['výrobce', 'wine.producer'],
    ['ročník:', 'wine.vintage'],
    ['Alk. (%)', 'wine.alcohol'],
    ['%', 'wine.alcohol'],
    ['región', 'wine.region.sk'],
    ['odroda', 'wine.grapes'],
    ['0,1 l', 'glass/100'],
    ['0,1l', 'glass/100'],
    ['0,15', 'glass/150'],
    ['1 dl', 'glass/100'],
    ['100\u00a0ml', 'glass/100'],
    ['Pohár', 'glass/'],
    ['cena za pohár 0,15 l (€)', 'glass/150'],
    ['fľaša', 'bottle/'],
    ['Fľ. 0,75 l', 'bottle/750'],
    ['0.75 l', 'bottle/750'],
    ['láhev', 'bottle/'],
    ['Bottle price', 'bottle/'],
    ['karafa 0,5 l', 'carafe/500'],
    ['so sebou', 'takeaway/'],
    ['Cena', null],
    ['Objem', null],
    ['karafa', null],
    ['0,5 l', null],
    ['počet fliaš na sklade', null],
    ['poznámka', null],
    ['(poznámka)', null],
    ['', null],
  ])('%s is the column of %s', (heading, field) => {
    expect(findSheetColumn(heading)).toBe(field);
  });
});

describe('a cell of allergens', () => {
  it.each<[string, number[] | null]>([
    ['12', [12]],
    ['12, 3;1a', [1, 3, 12]],
    ['1 7 12', [1, 7, 12]],
    ['siričitany', [12]],
    ['Obsahuje oxid siričitý a siričitany (E220)', [12]],
    ['sulphites, milk and eggs', [3, 7, 12]],
    ['mlieko a výrobky z neho, orechy, lepok', [1, 7, 8]],
    ['vlčí bôb / mäkkýše', [13, 14]],
    ['žiadne', []],
    ['bez alergénov', []],
    ['L', null],
    ['bez siričitanov', null],
    ['15', null],
    ['1.3', null],
    ['med', null],
  ])('%s is read as %j', (text, allergenNumbers) => {
    expect(parseAllergens(text)).toEqual(allergenNumbers);
  });
});

describe('a word of a spreadsheet', () => {
  it.each([
    ['Slovensko', 'SK'],
    ['slovakia', 'SK'],
    ['TALIANSKO', 'IT'],
    ['Itálie', 'IT'],
    ['fr', 'FR'],
    ['Atlantída', null],
  ])('%s is the country %s', (text, countryCode) => {
    expect(parseCountry(text)).toBe(countryCode);
  });

  it.each([
    ['BIELE VÍNA', 'white'],
    ['Červená', 'red'],
    ['Rosé', 'rose'],
    ['Sekty', 'sparkling'],
    ['biele a červené', null],
    ['Dezertné', null],
  ])('%s has the colour %s', (text, colour) => {
    expect(findColour(text)).toBe(colour);
  });
});

describe('a cell of a wine', () => {
  const validCells = { kind: 'víno', 'wine.colour': 'biele', 'wine.sweetness': 'suché', 'glass/100': '3' } as const;
  const read = (cells: Record<string, unknown>) =>
    readRow(new Map(Object.entries({ ...validCells, ...cells })) as never, ['glass/100']) as unknown as {
      item: { wine: Record<string, unknown>; servings: { priceCents: number }[] };
    };

  it.each([
    ['4,50 €', 450],
    ['€ 28', 2800],
    ['24,-', 2400],
    ['24,– €', 2400],
    ['4,9', 490],
    ['1\u00a0290,00 EUR', 129_000],
    ['1.290,00', 129_000],
    [2.86, 286],
  ])('%s is a price of %d cents', (cell, cents) => {
    expect(read({ 'glass/100': cell }).item.servings).toMatchObject([
      { kind: 'glass', volumeMl: 100, priceCents: cents },
    ]);
  });

  it('without a price is not a serving', () => {
    expect(read({ 'glass/100': ' — ' }).item.servings).toEqual([]);
  });

  it.each([
    ['wine.vintage', 'NV', null],
    ['wine.vintage', 'bez ročníka', null],
    ['wine.vintage', '2021 ', 2021],
    ['wine.alcohol', '11,5 %', 11.5],
    ['wine.alcohol', '12% obj.', 12],
    ['wine.alcohol', 10, 10],
    ['wine.sweetness', 'Extra Brut', 'dry'],
    ['wine.sweetness', 'polosuchá', 'off_dry'],
    ['wine.country', 'Rakúsko', 'AT'],
    ['wine.grapes', 'Merlot / Cabernet', ['Merlot', 'Cabernet']],
  ])('in column %s with %s is read as %j', (column, cell, value) => {
    expect(read({ [column]: cell }).item.wine[column.slice(5)]).toEqual(value);
  });

  it.each([
    ['wine.vintage', '2019/20', 'vintage_invalid'],
    ['wine.sweetness', 'demi-sec', 'not_a_choice'],
    ['wine.alcohol', 'veľa', 'alcohol_invalid'],
    ['wine.country', 'Atlantída', 'country_invalid'],
    ['glass/100', '5,5O', 'price_invalid'],
    ['glass/100', { formula: '1+1' }, 'formula'],
  ])('in column %s with %j is refused', (column, cell, code) => {
    expect(read({ [column]: cell })).toMatchObject([{ column, code }]);
  });
});

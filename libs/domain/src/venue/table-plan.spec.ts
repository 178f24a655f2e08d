import { venueCombinations, venueTables } from '../testing/venue.js';
import type { TableCombination } from './room-layout.js';
import {
  buildTablePlan,
  isPlaceListed,
  tableMask,
  openTablesToSmallParties,
  placesFor,
  checkTablePlan,
  toTableType,
  withoutPlacesAt,
} from './table-plan.js';

const plan = buildTablePlan(venueTables, venueCombinations);
const newCombination = (tables: string[]): TableCombination => ({
  tables,
  minParty: 3,
  maxParty: 4,
  isWholeRoom: false,
});
const listPlaces = (partySize: number): string[] => placesFor(partySize, plan).map((place) => place.tables.join('+'));

describe('the table plan (rules §3)', () => {
  it('has thirty seats', () => {
    expect(venueTables.reduce((seats, table) => seats + table.maxParty, 0)).toBe(30);
  });

  it.each([
    [2, ['T5', 'T1', 'T2', 'T3', 'T4', 'T6', 'T7', 'T8']],
    [3, ['T6', 'T7', 'T8', 'T1+T2', 'T3+T4', 'L1']],
    [4, ['T6', 'T7', 'T8', 'T1+T2', 'T3+T4', 'L1']],
    [5, ['L1', 'T6+T7', 'T7+T8']],
    [8, ['L1', 'T6+T7', 'T7+T8']],
    [9, ['T8+L1', 'T6+T7+T8']],
    [12, ['T8+L1', 'T6+T7+T8']],
    [13, ['T1+T2+T3+T4+T5+T6+T7+T8+L1']],
    [20, ['T1+T2+T3+T4+T5+T6+T7+T8+L1']],
    [21, []],
  ])('a party of %i sits, by preference, at %p', (partySize, places) => {
    expect(listPlaces(partySize)).toEqual(places);
  });

  it.each([
    [['T5'], 'table_2'],
    [['T6'], 'table_4'],
    [['T1', 'T2'], 'table_4'],
    [['L1'], 'large_group'],
    [['T6', 'T7'], 'large_group'],
  ] as const)('%p is a %s', (tables, type) => expect(toTableType(tables, plan)).toBe(type));

  it('knows which tables are alike', () => {
    const names = plan.twins.map((group) => group.map((index) => plan.tables[index]).join(' '));
    expect(names).toEqual(['T1 T2', 'T3 T4', 'T5', 'T6', 'T7', 'T8', 'L1']);
  });

  it('knows tables that no swap can tell apart, and those that one can', () => {
    const couples = ['A', 'B', 'C', 'D'].map((id) => ({ id, minParty: 1, maxParty: 2 }));
    const alike = (combinations: TableCombination[]): string[] =>
      buildTablePlan(couples, combinations).twins.map((group) => group.map((index) => couples[index]?.id).join(''));
    expect(alike([])).toEqual(['ABCD']);
    expect(alike([newCombination(['A', 'C'])])).toEqual(['AC', 'BD']);
    expect(alike([newCombination(['A', 'B']), newCombination(['B', 'C'])])).toEqual(['AC', 'B', 'D']);
    const largerPlan = { id: 'E', minParty: 1, maxParty: 4 };
    expect(buildTablePlan([...couples, largerPlan], []).twins).toEqual([[0, 1, 2, 3], [4]]);
  });

  it('prefers fewest spare seats, then what no combination needs, then fewer tables, then the name', () => {
    const tables = ['B', 'A', 'D', 'C'].map((id) => ({ id, minParty: 1, maxParty: 2 }));
    const room = buildTablePlan([...tables, { id: 'Z', minParty: 1, maxParty: 4 }], [newCombination(['B', 'D'])]);
    expect(placesFor(1, room).map((place) => place.tables.join('+'))).toEqual(['A', 'C', 'B', 'D', 'Z']);
    expect(placesFor(4, room).map((place) => place.tables.join('+'))).toEqual(['Z', 'B+D']);
    const three = [newCombination(['A', 'B', 'C']), newCombination(['A', 'B'])];
    expect(placesFor(4, buildTablePlan(tables, three)).map(({ tables: ids }) => ids.join('+'))).toEqual([
      'A+B',
      'A+B+C',
    ]);
  });

  it('recognises the tables of a place in any order', () => {
    expect(isPlaceListed(['T2', 'T1'], 4, plan)).toBe(true);
    expect(isPlaceListed(['T1', 'T2'], 5, plan)).toBe(false);
    expect(isPlaceListed(['T1'], 2, plan)).toBe(true);
    expect(isPlaceListed(['T1', 'T3'], 4, plan)).toBe(false);
    expect(isPlaceListed([], 2, plan)).toBe(false);
  });

  it('has the type large_group for tables that are no place', () => {
    expect(toTableType(['T1', 'T3'], plan)).toBe('large_group');
  });

  it('is opened to small parties once', () => {
    expect(openTablesToSmallParties(plan)).toBe(openTablesToSmallParties(plan));
    expect(openTablesToSmallParties(plan).twins).toHaveLength(plan.twins.length);
  });

  it('keeps the places of couples when the room gets a table that no combination names', () => {
    const larger = buildTablePlan([...venueTables, { id: 'T9', minParty: 1, maxParty: 2 }], venueCombinations);
    expect(placesFor(2, larger)[0]?.tables).toEqual(['T5']);
    expect(placesFor(20, larger)[0]?.tables).toContain('T9');
  });

  it('opens single tables to one guest, and does not change combinations', () => {
    const wholePlan = buildTablePlan(venueTables, venueCombinations);
    const openPlan = openTablesToSmallParties(wholePlan);
    for (const place of wholePlan.places) {
      const openPlace = openPlan.places.find(({ mask }) => mask === place.mask);
      expect(openPlace).toEqual({ ...place, minParty: place.tables.length === 1 ? 1 : place.minParty });
    }
  });

  it('is the same object for the same excluded tables', () => {
    const wholePlan = buildTablePlan(venueTables, venueCombinations);
    const reducedPlan = withoutPlacesAt(['T1', 'T2'], wholePlan);
    expect(withoutPlacesAt(['T2', 'T1'], wholePlan)).toBe(reducedPlan);
    expect(withoutPlacesAt(['T1'], wholePlan)).not.toBe(reducedPlan);
    const otherPlaces = wholePlan.places.filter(({ tables }) => !tables.includes('T1') && !tables.includes('T2'));
    expect(reducedPlan.places).toEqual(otherPlaces);
    expect(reducedPlan.tables).toEqual(wholePlan.tables);
  });

  it('lists all errors of its tables', () => {
    const duplicateTables = [venueTables[0], venueTables[0]].flatMap((table) => table ?? []);
    const invalidCombination = { tables: ['T1', 'X9'], minParty: 3, maxParty: 4, isWholeRoom: false };
    expect(() => buildTablePlan(duplicateTables, [invalidCombination])).toThrow(/no room: .+, .+/);
  });

  it('ignores an unknown table in a mask', () => {
    expect(tableMask(['T1', 'T99'], plan.tables)).toBe(tableMask(['T1'], plan.tables));
  });

  it('opens a large table to a couple when it is opened to small parties', () => {
    const openPlan = openTablesToSmallParties(plan);
    expect(placesFor(2, openPlan).at(-1)?.tables).toEqual(['L1']);
    expect(placesFor(2, plan).some(({ tables }) => tables.includes('L1'))).toBe(false);
  });

  it.each([
    ['a combination of tables that do not exist', venueTables, [newCombination(['T1', 'T99'])], ['unknown_table']],
    ['a combination of one', venueTables, [newCombination(['T1'])], ['combination_of_one']],
    [
      'the same combination twice',
      venueTables,
      [newCombination(['T1', 'T2']), newCombination(['T2', 'T1'])],
      ['combination_twice'],
    ],
    ['a table twice', [...venueTables, ...venueTables.slice(0, 1)], [], ['table_twice']],
    ['more guests at least than at most', [{ id: 'A', minParty: 3, maxParty: 2 }], [], ['party_sizes']],
    ['parties of zero guests', [{ id: 'A', minParty: 0, maxParty: 2 }], [], ['party_sizes']],
    ['more tables than a room holds', newTables(32), [], ['too_many_tables']],
  ])('refuses %s', (_name, tables, combinations, errors) => {
    expect(checkTablePlan(tables, combinations)).toEqual(errors);
    expect(() => buildTablePlan(tables, combinations)).toThrow(`The tables are no room: ${errors.join(', ')}`);
  });

  it('accepts 31 tables, and a table for one party size', () => {
    expect(checkTablePlan(newTables(31), [])).toEqual([]);
    expect(checkTablePlan([{ id: 'A', minParty: 2, maxParty: 2 }], [])).toEqual([]);
    expect(checkTablePlan(venueTables, [{ ...newCombination(['T1', 'T2']), minParty: 5 }])).toEqual(['party_sizes']);
  });
});

function newTables(count: number): { id: string; minParty: number; maxParty: number }[] {
  return Array.from({ length: count }, (_, index) => ({ id: `A${index}`, minParty: 1, maxParty: 2 }));
}

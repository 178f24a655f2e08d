import { houseCombinations, houseTables } from './house-tables.js';
import { buildTablePlan, placesFor, tableTypeOf } from './table-plan.js';

const plan = buildTablePlan(houseTables, houseCombinations);
const namesFor = (partySize: number): string[] => placesFor(partySize, plan).map((place) => place.tables.join('+'));

describe('the table plan (rules §3)', () => {
  it('has thirty seats', () => {
    expect(houseTables.reduce((seats, table) => seats + table.maxParty, 0)).toBe(30);
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
    expect(namesFor(partySize)).toEqual(places);
  });

  it.each([
    [['T5'], 'table_2'],
    [['T6'], 'table_4'],
    [['T1', 'T2'], 'table_4'],
    [['L1'], 'large_group'],
    [['T6', 'T7'], 'large_group'],
  ] as const)('%p is a %s', (tables, type) => expect(tableTypeOf(tables, plan)).toBe(type));

  it('knows which tables are alike', () => {
    const names = plan.twins.map((group) => group.map((index) => plan.tables[index]).join(' '));
    expect(names).toEqual(['T1 T2', 'T3 T4', 'T5', 'T6', 'T7', 'T8', 'L1']);
  });

  it('refuses a combination of tables that do not exist', () => {
    expect(() => buildTablePlan(houseTables, [{ tables: ['T1', 'T99'], minParty: 3, maxParty: 4 }])).toThrow('T99');
  });
});

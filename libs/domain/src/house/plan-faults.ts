import type { DiningTable, TableCombination } from './dining-tables.js';

const mostTables = 31; // one bit each

/** What is wrong with tables and combinations that shall be one room. */
export type PlanFault =
  'too_many_tables' | 'table_twice' | 'party_sizes' | 'combination_of_one' | 'combination_twice' | 'unknown_table';

/** All that is wrong with a room, each fault once; empty when it can be built. */
export function planFaults(tables: readonly DiningTable[], combinations: readonly TableCombination[]): PlanFault[] {
  const ids = tables.map(({ id }) => id);
  const joined = combinations.filter(({ isWholeRoom }) => !isWholeRoom).map((one) => one.tables);
  const isBroken: Readonly<Record<PlanFault, boolean>> = {
    too_many_tables: tables.length > mostTables,
    table_twice: hasTwice(ids),
    party_sizes: [...tables, ...combinations].some(({ minParty, maxParty }) => minParty < 1 || minParty > maxParty),
    combination_of_one: joined.some((names) => new Set(names).size < 2),
    combination_twice: hasTwice(joined.map((names) => [...names].sort().join())),
    unknown_table: joined.flat().some((id) => !ids.includes(id)),
  };
  return (Object.keys(isBroken) as PlanFault[]).filter((fault) => isBroken[fault]);
}

const hasTwice = (names: readonly string[]): boolean => new Set(names).size < names.length;

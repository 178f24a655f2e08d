import { memoize } from '../memoize.js';
import { type DiningTable, type TableCombination, roomLimits } from './room-layout.js';

/** A single table or a combination. `mask` has one bit for each of its tables. */
export interface Place {
  tables: readonly string[];
  minParty: number;
  maxParty: number;
  mask: number;
  /** A combination smaller than the whole room uses it. */
  isCombinable: boolean;
  isWholeRoom: boolean;
}

/** Tables in order; places with the most economical first. */
export interface TablePlan {
  tables: readonly string[];
  places: readonly Place[];
  /** Interchangeable in every place, as groups of indexes into `tables`. */
  twins: readonly (readonly number[])[];
}

/** For guests (spec §3). */
export const tableTypes = ['table_2', 'table_4', 'large_group'] as const;
export type TableType = (typeof tableTypes)[number];

export const emptyPlan: TablePlan = { tables: [], places: [], twins: [] };

/** Throws a RangeError that names the errors of an invalid room. */
export function buildTablePlan(tables: readonly DiningTable[], combinations: readonly TableCombination[]): TablePlan {
  const errors = checkTablePlan(tables, combinations);
  if (errors.length > 0) throw new RangeError(`The tables are no room: ${errors.join(', ')}`);
  const ids = tables.map(({ id }) => id);
  const singles = tables.map(({ id, minParty, maxParty }) => toPlace([id], { minParty, maxParty }, ids));
  const whole = combinations.filter(({ isWholeRoom }) => isWholeRoom).map((wholeRoom) => toPlace(ids, wholeRoom, ids));
  const joined = combinations.filter(({ isWholeRoom }) => !isWholeRoom).map((one) => toPlace(one.tables, one, ids));
  const places = [...singles, ...joined, ...whole].map((place) => ({
    ...place,
    isCombinable: joined.some(({ mask }) => (mask & place.mask) !== 0),
    isWholeRoom: whole.includes(place),
  }));
  return { tables: ids, places: places.sort(compareEconomy), twins: groupTwins(places, ids.length) };
}

function toPlace(
  tables: readonly string[],
  { minParty, maxParty }: Pick<Place, 'minParty' | 'maxParty'>,
  ids: readonly string[],
): Omit<Place, 'isCombinable' | 'isWholeRoom'> {
  return { tables, minParty, maxParty, mask: tableMask(tables, ids) };
}

export const openTablesToSmallParties = memoize((plan: TablePlan): TablePlan => {
  const places = plan.places.map((place) => (place.tables.length === 1 ? { ...place, minParty: 1 } : place));
  return withPlaces(places, plan);
});

const reducedPlans = memoize((_plan: TablePlan) => new Map<number, TablePlan>());

export function withoutPlacesAt(tables: readonly string[], plan: TablePlan): TablePlan {
  const cachedPlans = reducedPlans(plan);
  const mask = tableMask(tables, plan.tables);
  const places = plan.places.filter((place) => (place.mask & mask) === 0);
  const reducedPlan = cachedPlans.get(mask) ?? withPlaces(places, plan);
  cachedPlans.set(mask, reducedPlan);
  return reducedPlan;
}

const withPlaces = (places: readonly Place[], { tables }: TablePlan): TablePlan => ({
  tables,
  places,
  twins: groupTwins(places, tables.length),
});

/** The best first. */
export function placesFor(partySize: number, plan: TablePlan): Place[] {
  return plan.places.filter((place) => place.minParty <= partySize && partySize <= place.maxParty);
}

export function isPlaceListed(tables: readonly string[], partySize: number, plan: TablePlan): boolean {
  const mask = tableMask(tables, plan.tables);
  return mask !== 0 && placesFor(partySize, plan).some((place) => place.mask === mask);
}

/** Fewest spare seats, then tables that no combination needs, then fewer tables, then id (rules §3). */
function compareEconomy(a: Place, b: Place): number {
  return (
    a.maxParty - b.maxParty ||
    Number(a.isCombinable) - Number(b.isCombinable) ||
    a.tables.length - b.tables.length ||
    (a.tables.join() < b.tables.join() ? -1 : 1)
  );
}

/** One bit for each table. A table that is no longer in use has no bit: no other party can get it. */
export function tableMask(tables: readonly string[], ids: readonly string[]): number {
  return tables.reduce((mask, id) => {
    const index = ids.indexOf(id);
    return index < 0 ? mask : mask | (1 << index);
  }, 0);
}

/** A table for two, a table for four or two joined tables for two, else a large group (rules §3). */
export function toTableType(tables: readonly string[], plan: TablePlan): TableType {
  const mask = tableMask(tables, plan.tables);
  const seats = plan.places.find((place) => place.mask === mask)?.maxParty;
  if (seats === 2) return 'table_2';
  return seats === 4 ? 'table_4' : 'large_group';
}

function groupTwins(places: readonly Place[], tableCount: number): number[][] {
  const groups: number[][] = [];
  for (let table = 0; table < tableCount; table += 1) {
    const group = groups.find(([first]) => first !== undefined && areTwinTables(first, table, places));
    if (group) group.push(table);
    else groups.push([table]);
  }
  return groups;
}

function areTwinTables(a: number, b: number, places: readonly Place[]): boolean {
  const placeKeys = new Set(places.map(({ mask, minParty, maxParty }) => `${mask} ${minParty} ${maxParty}`));
  return places.every(({ mask, minParty, maxParty }) =>
    placeKeys.has(`${swapBits(mask, a, b)} ${minParty} ${maxParty}`),
  );
}

function swapBits(mask: number, a: number, b: number): number {
  const isDifferent = ((mask >> a) & 1) !== ((mask >> b) & 1);
  return isDifferent ? mask ^ ((1 << a) | (1 << b)) : mask;
}

export function checkTablePlan(tables: readonly DiningTable[], combinations: readonly TableCombination[]) {
  const ids = tables.map(({ id }) => id);
  const joinedTables = combinations.filter(({ isWholeRoom }) => !isWholeRoom).map((one) => one.tables);
  const isBrokenByRule = {
    too_many_tables: tables.length > roomLimits.tables,
    table_twice: hasDuplicates(ids),
    party_sizes: [...tables, ...combinations].some(({ minParty, maxParty }) => minParty < 1 || minParty > maxParty),
    combination_of_one: joinedTables.some((names) => new Set(names).size < 2),
    combination_twice: hasDuplicates(joinedTables.map(toTablesKey)),
    unknown_table: joinedTables.flat().some((id) => !ids.includes(id)),
  };
  return (Object.keys(isBrokenByRule) as (keyof typeof isBrokenByRule)[]).filter((error) => isBrokenByRule[error]);
}

/** The same for the same tables in any order. */
export const toTablesKey = (tables: readonly string[]): string => [...tables].sort().join();

const hasDuplicates = (names: readonly string[]): boolean => new Set(names).size < names.length;

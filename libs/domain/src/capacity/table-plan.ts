/** A table and the party sizes it seats by itself. */
export interface DiningTable {
  id: string;
  minParty: number;
  maxParty: number;
}

/** Tables that may be pushed together, and the party sizes they seat then. */
export interface TableCombination {
  tables: readonly string[];
  minParty: number;
  maxParty: number;
}

/** Where one party can sit: a table or a combination. `mask` has one bit for each of its tables. */
export interface Place extends TableCombination {
  mask: number;
  /** Whether a combination smaller than the whole room needs one of these tables. */
  isCombinable: boolean;
}

/** The room: its tables, in order, and every place they make, the most economical first. */
export interface TablePlan {
  tables: readonly string[];
  places: readonly Place[];
  /** Tables that can stand in for each other in every place, as groups of indexes into `tables`. */
  twins: readonly (readonly number[])[];
}

/** What a guest is told about a place (spec §3). */
export type TableType = 'table_2' | 'table_4' | 'large_group';

const mostTables = 31; // one bit each

/** Builds the room from its rows. A combination may only name tables that exist; at most 31 tables. */
export function buildTablePlan(tables: readonly DiningTable[], combinations: readonly TableCombination[]): TablePlan {
  if (tables.length > mostTables) throw new RangeError(`A table plan holds at most ${mostTables} tables`);
  const ids = tables.map((table) => table.id);
  const singles = tables.map(({ id, minParty, maxParty }) => ({ tables: [id], minParty, maxParty }));
  const bare = [...singles, ...combinations].map((place) => ({ ...place, mask: maskOf(place.tables, ids) }));
  const joined = bare.slice(singles.length).filter((place) => place.tables.length < ids.length);
  const places = bare.map((place) => ({
    ...place,
    isCombinable: joined.some(({ mask }) => (mask & place.mask) !== 0),
  }));
  return { tables: ids, places: places.sort(byEconomy), twins: twinGroups(places, ids.length) };
}

/** The places that seat a party, the best first. */
export function placesFor(partySize: number, plan: TablePlan): Place[] {
  return plan.places.filter((place) => place.minParty <= partySize && partySize <= place.maxParty);
}

/** Fewest spare seats, then tables that no combination needs, then fewer tables, then id (rules §3). */
function byEconomy(a: Place, b: Place): number {
  return (
    a.maxParty - b.maxParty ||
    Number(a.isCombinable) - Number(b.isCombinable) ||
    a.tables.length - b.tables.length ||
    (a.tables.join() < b.tables.join() ? -1 : 1)
  );
}

/** One bit for each table of a list. A table that the room does not have is an error. */
export function maskOf(tables: readonly string[], ids: readonly string[]): number {
  return tables.reduce((mask, id) => {
    const index = ids.indexOf(id);
    if (index < 0) throw new RangeError(`The table plan has no table ${id}`);
    return mask | (1 << index);
  }, 0);
}

/** The type of a place: a two-top, a four-top or two joined two-tops, anything else a large group (rules §3). */
export function tableTypeOf(tables: readonly string[], plan: TablePlan): TableType {
  const mask = maskOf(tables, plan.tables);
  const seats = plan.places.find((place) => place.mask === mask)?.maxParty;
  if (seats === 2) return 'table_2';
  return seats === 4 ? 'table_4' : 'large_group';
}

function twinGroups(places: readonly Place[], count: number): number[][] {
  const groups: number[][] = [];
  for (let table = 0; table < count; table += 1) {
    const group = groups.find(([first]) => first !== undefined && areTwins(first, table, places));
    if (group) group.push(table);
    else groups.push([table]);
  }
  return groups;
}

function areTwins(a: number, b: number, places: readonly Place[]): boolean {
  const shapes = new Set(places.map(({ mask, minParty, maxParty }) => `${mask} ${minParty} ${maxParty}`));
  return places.every(({ mask, minParty, maxParty }) => shapes.has(`${swapped(mask, a, b)} ${minParty} ${maxParty}`));
}

function swapped(mask: number, a: number, b: number): number {
  const differ = ((mask >> a) & 1) !== ((mask >> b) & 1);
  return differ ? mask ^ ((1 << a) | (1 << b)) : mask;
}

import type { Place, TablePlan } from '../house/table-plan.js';
import { type LookAhead, type Movable, createLookAhead, takenAt } from './look-ahead.js';

/** A place for each visit, in their order; `none` is proven, `budget_exceeded` is not. */
export type SearchResult = readonly Place[] | 'none' | 'budget_exceeded';

interface Search {
  visits: readonly Movable[];
  groups: readonly (readonly number[])[];
  lookAhead: LookAhead;
  chosen: Place[];
  /** States from which the rest of the evening is known not to fit. */
  deadEnds: Set<string>;
  statesLeft: number;
}

/**
 * Seats visits so that no two share a table at a moment: exact within a budget of states.
 *
 * One walk through the evening does it: the state of the room before the next visit is, for each table, the minute
 * until which it is taken. Two states that differ only between twins, or only in tables that are free again, have the
 * same future, so each is tried once; and a state in which some later moment is too full already is not tried at all.
 */
export function findSeating(
  visits: readonly Movable[],
  plan: TablePlan,
  options: { oddTables: number; budget: number },
): SearchResult {
  const groups = plan.twins.flatMap((group) => movableTwins(group, options.oddTables));
  const ordered = [...visits].sort((a, b) => a.start - b.start);
  const lookAhead = createLookAhead(ordered);
  const search: Search = {
    visits: ordered,
    groups,
    lookAhead,
    chosen: [],
    deadEnds: new Set(),
    statesLeft: options.budget,
  };
  const emptyRoom = plan.tables.map(() => Number.NEGATIVE_INFINITY);
  if (!seatFrom(search, 0, emptyRoom)) return search.statesLeft < 0 ? 'budget_exceeded' : 'none';
  return visits.map((visit) => search.chosen[ordered.indexOf(visit)] as Place);
}

/** A table at which somebody sits who could not sit at its twins is no longer like them. */
function movableTwins(group: readonly number[], oddTables: number): number[][] {
  const isOdd = (table: number): boolean => ((oddTables >> table) & 1) === 1;
  return [group.filter((table) => !isOdd(table)), ...group.filter(isOdd).map((table) => [table])];
}

function seatFrom(search: Search, index: number, takenUntil: readonly number[]): boolean {
  const visit = search.visits[index];
  if (!visit) return true;
  const state = stateOf(search, index, takenUntil);
  if (search.deadEnds.has(state)) return false;
  search.statesLeft -= 1;
  if (search.lookAhead(index, takenUntil) && tryPlaces(search, visit, { index, takenUntil })) return true;
  search.deadEnds.add(state);
  return false;
}

function tryPlaces(search: Search, visit: Movable, before: { index: number; takenUntil: readonly number[] }): boolean {
  const taken = takenAt(visit.start, before.takenUntil);
  return visit.candidates.some((place) => {
    if ((place.mask & taken) !== 0 || search.statesLeft < 0) return false;
    search.chosen[before.index] = place;
    return seatFrom(search, before.index + 1, withTaken(before.takenUntil, place, visit.end));
  });
}

function withTaken(takenUntil: readonly number[], place: Place, end: number): number[] {
  return takenUntil.map((until, table) => (((place.mask >> table) & 1) === 1 ? end : until));
}

function stateOf(search: Search, index: number, takenUntil: readonly number[]): string {
  const now = search.visits[index]?.start ?? 0;
  let state = String(index);
  for (const group of search.groups) {
    const untils = group.map((table) => Math.max(takenUntil[table] ?? 0, now));
    if (untils.length > 1) untils.sort((a, b) => a - b);
    state += `,${untils.join()}`;
  }
  return state;
}

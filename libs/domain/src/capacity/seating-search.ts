import type { Stretch } from './occupancy.js';
import type { Place, TablePlan } from './table-plan.js';

/** A visit that may still be moved, with the places open to it, the one to try first in front. */
export interface Movable extends Stretch {
  candidates: readonly Place[];
}

/** States of the room that the search may look at before it gives up (decisions §3; a setting). */
export const seatingBudget = 50_000;

/** A place for each visit, in their order; `none` is proven, `budget_exceeded` is not. */
export type SearchResult = readonly Place[] | 'none' | 'budget_exceeded';

interface Search {
  visits: readonly Movable[];
  groups: readonly (readonly number[])[];
  chosen: Place[];
  /** States from which the rest of the evening is known not to fit. */
  deadEnds: Set<string>;
  statesLeft: number;
}

/**
 * Seats visits, given in order of their start, so that no two share a table at a moment; exact within the budget.
 *
 * It walks the evening once: the state of the room before the next visit is, for each table, the minute until which it
 * is taken. Two states that differ only between twins, or only in tables that are free again, have the same future, so
 * each is tried once.
 */
export function findSeating(
  visits: readonly Movable[],
  plan: TablePlan,
  options: { fixedTables: number; budget: number },
): SearchResult {
  const groups = plan.twins.flatMap((group) => movableTwins(group, options.fixedTables));
  const search: Search = { visits, groups, chosen: [], deadEnds: new Set(), statesLeft: options.budget };
  if (seatFrom(search, 0, plan.tables.map(() => 0))) return search.chosen;
  return search.statesLeft < 0 ? 'budget_exceeded' : 'none';
}

/** A table that a fixed visit uses is no longer like its twins. */
function movableTwins(group: readonly number[], fixedTables: number): number[][] {
  const isFixed = (table: number): boolean => ((fixedTables >> table) & 1) === 1;
  return [group.filter((table) => !isFixed(table)), ...group.filter(isFixed).map((table) => [table])];
}

function seatFrom(search: Search, index: number, takenUntil: readonly number[]): boolean {
  const visit = search.visits[index];
  if (!visit) return true;
  const state = stateOf(search, index, takenUntil);
  if (search.deadEnds.has(state)) return false;
  search.statesLeft -= 1;
  const free = freeAt(visit.start, takenUntil);
  for (const place of visit.candidates) {
    if (search.statesLeft < 0) return false;
    if ((place.mask & ~free) !== 0) continue;
    search.chosen[index] = place;
    if (seatFrom(search, index + 1, withTaken(takenUntil, place, visit.end))) return true;
  }
  search.deadEnds.add(state);
  return false;
}

function freeAt(minute: number, takenUntil: readonly number[]): number {
  return takenUntil.reduce((mask, until, table) => (until <= minute ? mask | (1 << table) : mask), 0);
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

import type { TablePlan } from '../house/table-plan.js';
import type { Movable } from './look-ahead.js';
import { type SearchResult, findSeating } from './seating-search.js';

/** States of the room that the searches may look at, each budget once from either end of the evening (rules §3). */
export const seatingBudgets: readonly number[] = [500, 5_000, 50_000];

/**
 * Seats visits as `findSeating` does, beginning at the evening's start and at its end by turns. An evening read
 * backwards has the same seatings, but a tight spot is near one of its ends, and from there it is decided soon.
 */
export function searchFromBothEnds(
  visits: readonly Movable[],
  plan: TablePlan,
  { oddTables, budgets }: { oddTables: number; budgets: readonly number[] },
): SearchResult {
  const backwards = visits.map((visit) => ({ ...visit, start: -visit.end, end: -visit.start }));
  for (const budget of budgets) {
    for (const direction of [visits, backwards]) {
      const result = findSeating(direction, plan, { oddTables, budget });
      if (result !== 'budget_exceeded') return result;
    }
  }
  return 'budget_exceeded';
}

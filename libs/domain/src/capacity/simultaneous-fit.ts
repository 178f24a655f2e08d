import { type TablePlan, placesFor } from './table-plan.js';

/**
 * Whether parties fit into the room side by side at one moment, `blocked` tables left out. Necessary for every seating
 * of an evening, and cheap: at most one look at each set of tables for each party.
 */
export function fitsAtOnce(partySizes: readonly number[], plan: TablePlan, blocked: number): boolean {
  const masks = [...partySizes]
    .sort((a, b) => b - a)
    .map((partySize) => placesFor(partySize, plan).map((place) => place.mask));
  const seen = new Set<number>();
  const fitsFrom = (index: number, taken: number): boolean => {
    const options = masks[index];
    if (!options) return true;
    const state = taken * (masks.length + 1) + index;
    if (seen.has(state)) return false;
    seen.add(state);
    return options.some((mask) => (mask & taken) === 0 && fitsFrom(index + 1, taken | mask));
  };
  return fitsFrom(0, blocked);
}

import type { Place } from '../house/table-plan.js';

/**
 * Whether parties can sit side by side at one moment, each at one of its own places, `blocked` tables left out.
 * Every seating of an evening needs it at every moment, and it is cheap: one look at each set of tables for each party.
 */
export function fitSideBySide(options: readonly (readonly Place[])[], blocked: number): boolean {
  const fewestFirst = [...options].sort((a, b) => a.length - b.length);
  const seen = new Set<number>();
  const fitsFrom = (index: number, taken: number): boolean => {
    const places = fewestFirst[index];
    if (!places) return true;
    const state = taken * (fewestFirst.length + 1) + index;
    if (seen.has(state)) return false;
    seen.add(state);
    return places.some(({ mask }) => (mask & taken) === 0 && fitsFrom(index + 1, taken | mask));
  };
  return fitsFrom(0, blocked);
}

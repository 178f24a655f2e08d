import { reservationLimits } from '../../venue/reservation-limits.js';
import { type TablePlan, placesFor } from '../../venue/table-plan.js';
import type { Visit } from '../evening/evening.js';
import { findSeating } from '../search/seating.js';
import { applyMoves } from '../search/seating-request.js';

interface PartySizeRange {
  from: number;
  to: number;
}

export const partySizeRanges: readonly PartySizeRange[] = [
  { from: 1, to: 2 },
  { from: 3, to: 4 },
  { from: 5, to: 8 },
  { from: 9, to: 12 },
  { from: 13, to: reservationLimits.maxPartySize },
];

export type PartyCount = ReturnType<typeof countPartiesBySize>[number];

/** For each further party. Only the editor of the floor plan waits for this. */
const stepsPerParty = 20_000;

export function countPartiesBySize(plan: TablePlan) {
  const countsByPlaces = new Map<string, number>();
  const countPartiesOf = (partySize: number): number => {
    const placesKey = placesFor(partySize, plan).map(({ mask }) => mask).join(); // prettier-ignore
    const count = countsByPlaces.get(placesKey) ?? countSeatedParties(partySize, plan);
    countsByPlaces.set(placesKey, count);
    return count;
  };
  return partySizeRanges.map(({ from, to }) => {
    const partySizes = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    return { from, to, count: Math.min(...partySizes.map(countPartiesOf)) };
  });
}

/** Each step is exact, so the count is the maximum. */
function countSeatedParties(partySize: number, plan: TablePlan): number {
  const request = { start: 0, end: 1, partySize };
  let visits: Visit[] = [];
  for (;;) {
    const seating = findSeating(request, { occupancy: visits, plan, steps: stepsPerParty });
    if (typeof seating === 'string') return visits.length;
    const newVisit = { ...request, id: String(visits.length), tables: seating.tables, isFixed: false };
    visits = [...applyMoves(visits, seating.moves), newVisit];
  }
}

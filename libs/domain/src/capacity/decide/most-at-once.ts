import { reservationLimits } from '../../venue/reservation-limits.js';
import { type TablePlan, placesFor } from '../../venue/table-plan.js';
import type { Visit } from '../evening/evening.js';
import { seat } from '../search/seating.js';
import { afterMoves } from '../search/seating-request.js';

/** Parties that a house thinks of together, by their guests. */
export interface PartyClass {
  from: number;
  to: number;
}

/** As a host sorts parties; the last are the largest that reserve. */
export const partyClasses: readonly PartyClass[] = [
  { from: 1, to: 2 },
  { from: 3, to: 4 },
  { from: 5, to: 8 },
  { from: 9, to: 12 },
  { from: 13, to: reservationLimits.maxPartySize },
];

/** How many parties of a class a room seats at once, whichever size of the class they all have. */
export interface SeatedAtOnce extends PartyClass {
  count: number;
}

/** Steps for one party more: nobody waits for this but whoever draws a room. */
const steps = 20_000;

/** How many parties of each class a room seats at once, by the search that seats guests. */
export function mostAtOnce(plan: TablePlan): SeatedAtOnce[] {
  const known = new Map<string, number>();
  const most = (partySize: number): number => {
    const places = placesFor(partySize, plan).map(({ mask }) => mask).join(); // prettier-ignore
    const count = known.get(places) ?? mostOf(partySize, plan);
    known.set(places, count);
    return count;
  };
  return partyClasses.map(({ from, to }) => {
    const sizes = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    return { from, to, count: Math.min(...sizes.map(most)) };
  });
}

/** One party more as long as there is a seating: each step is exact, so the last one is the most. */
function mostOf(partySize: number, plan: TablePlan): number {
  const stretch = { start: 0, end: 1, partySize };
  let visits: Visit[] = [];
  for (;;) {
    const seating = seat(stretch, { occupancy: visits, plan, steps });
    if (typeof seating === 'string') return visits.length;
    const newcomer = { ...stretch, id: String(visits.length), tables: seating.tables, isFixed: false };
    visits = [...afterMoves(visits, seating.moves), newcomer];
  }
}

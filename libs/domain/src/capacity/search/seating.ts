import { type TablePlan, tableMask, placesFor } from '../../venue/table-plan.js';
import {
  type Occupancy,
  type OccupiedRoom,
  type Visit,
  toOverdueTablesMask,
  toTakenTablesMask,
} from '../evening/evening.js';
import { type PartyToArrange, arrangeWithFewestMoves } from './fewest-moves.js';
import { type ReseatForRequest, prepareReseating } from './prepare-reseating.js';
import {
  type Move,
  type FoundSeating,
  type Seating,
  type SeatingRequest,
  type SeatingQuery,
  applyMoves,
  placesToMoves,
} from './seating-request.js';
import type { Effort } from './seat-at-one-moment.js';

/** About ten milliseconds on the main thread (decision 0020). */
export const usualSearchSteps = 60_000;
/** One to two seconds in a worker thread. */
export const longSearchSteps = 10_000_000;

/** At most about half a second in a worker thread. */
export const fewestMovesSteps = 3_000_000;

/** As few others as possible move. `none` only when no seating of the whole evening exists (rules §3, proof C4). */
export function findSeating(request: SeatingRequest, room: OccupiedRoom, budget?: Effort): Seating {
  const seating = findSeatings([{ ...request, plan: room.plan }], room, budget)[0] ?? 'none';
  return typeof seating === 'object' && seating.moves.length > 0 ? minimizeMoves(seating, request, room) : seating;
}

function minimizeMoves(firstSeating: FoundSeating, request: SeatingRequest, room: OccupiedRoom): FoundSeating {
  const { occupancy, plan, steps = usualSearchSteps } = room;
  const newParty = { ...request, options: placesFor(request.partySize, plan), currentMask: null, isMovable: true };
  const overdue = toOverdueTablesMask(occupancy, plan);
  const others = occupancy.map((visit) => toPartyToArrange(visit, plan, overdue));
  const places = arrangeWithFewestMoves([...others, newParty], firstSeating.moves.length, { stepsLeft: steps });
  if (!places) return { ...firstSeating, isFewest: false };
  return { tables: places.get(occupancy.length)?.tables ?? [], moves: placesToMoves(places, occupancy) };
}

/** Not to a table at which guests stay after their visit. */
export function toPartyToArrange(visit: Visit, plan: TablePlan, overdue: number): PartyToArrange {
  const options = visit.isFixed ? [] : placesFor(visit.partySize, plan).filter(({ mask }) => (mask & overdue) === 0);
  const { start, end, tables, isFixed } = visit;
  return { start, end, options, currentMask: tableMask(tables, plan.tables), isMovable: !isFixed };
}

/** In order of their start. All share the steps of one search. */
export function findSeatings(
  seatingQueries: readonly SeatingQuery[],
  { occupancy, steps = usualSearchSteps }: Omit<OccupiedRoom, 'plan'>,
  budget: Effort = { stepsLeft: steps },
): Seating[] {
  const firstStart = seatingQueries[0]?.start ?? 0;
  const arrangements: Arrangement[] = [{ occupancy, moves: [] }];
  const reseatByPlan = new Map<TablePlan, ReseatForRequest>();

  return seatingQueries.map(({ plan, ...request }) => {
    const seatingWithoutMoves = findFreePlace(request, plan, arrangements);
    if (seatingWithoutMoves) return seatingWithoutMoves;
    if (budget.stepsLeft < 0) return 'budget_exceeded';
    const reseat = reseatByPlan.get(plan) ?? prepareReseating({ occupancy, plan }, firstStart);
    reseatByPlan.set(plan, reseat);
    const seating = reseat(request, budget);
    if (typeof seating === 'object') arrangements.push({ occupancy: applyMoves(occupancy, seating.moves), ...seating });
    return seating;
  });
}

interface Arrangement {
  occupancy: Occupancy;
  moves: readonly Move[];
}

function findFreePlace(
  request: SeatingRequest,
  plan: TablePlan,
  arrangements: readonly Arrangement[],
): FoundSeating | undefined {
  for (const { occupancy, moves } of arrangements) {
    const takenMask = toTakenTablesMask(request, occupancy, plan);
    const place = placesFor(request.partySize, plan).find(({ mask }) => (mask & takenMask) === 0);
    if (place) return { tables: place.tables, moves };
  }
  return undefined;
}

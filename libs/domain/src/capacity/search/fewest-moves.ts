import type { Place } from '../../venue/table-plan.js';
import { type Period, overlaps } from '../evening/evening.js';
import type { Effort } from './seat-at-one-moment.js';

/** For one place of one party: measured. */
const stepsPerPlace = 3;

export interface PartyToArrange extends Period {
  /** The best first. */
  options: readonly Place[];
  /** As bits; `null` for a party that waits for a table. */
  currentMask: number | null;
  isMovable: boolean;
}

interface Cost {
  /** Of the parties that move, in ascending order. */
  starts: readonly number[];
  /** Among the options of the parties. */
  rank: number;
}

interface ArrangementSearch {
  parties: readonly PartyToArrange[];
  neighbours: readonly (readonly number[])[];
  currentMasks: number[];
  assigned: Map<number, Place>;
  maxMoves: number;
  budget: Effort;
  bestArrangement: (Cost & { places: ReadonlyMap<number, Place> }) | null;
}

/** `displaced`: indexes of the parties that would have to leave the place. */
interface Placement {
  party: number;
  place: Place;
  rank: number;
  displaced: readonly number[];
}

/** At most `maxMoves` others move. Of equal results, later parties move; then the better places decide. It tries no moves, then one, then two, each completely. A displaced party is seated next. `null` when no seating has so few moves, or when the steps end. */
export function arrangeWithFewestMoves(
  parties: readonly PartyToArrange[],
  maxMoves: number,
  budget: Effort,
): ReadonlyMap<number, Place> | null {
  const neighbours = parties.map((party) => listNeighbours(party, parties));
  const waitingParties = parties.flatMap(({ currentMask }, index) => (currentMask === null ? [index] : []));
  for (let allowedMoves = 0; allowedMoves <= maxMoves; allowedMoves += 1) {
    const currentMasks = parties.map((party) => party.currentMask ?? 0);
    const search: ArrangementSearch = {
      parties,
      neighbours,
      currentMasks,
      assigned: new Map(),
      maxMoves: allowedMoves,
      budget,
      bestArrangement: null,
    };
    seatNext(search, waitingParties, { starts: [], rank: 0 });
    if (search.bestArrangement) return search.bestArrangement.places;
    if (budget.stepsLeft < 0) return null;
  }
  return null;
}

const listNeighbours = (party: PartyToArrange, parties: readonly PartyToArrange[]): number[] =>
  parties.flatMap((other, index) => (other !== party && overlaps(other, party) ? [index] : []));

function seatNext(search: ArrangementSearch, waiting: readonly number[], costSoFar: Cost): void {
  if (waiting.length === 0) {
    search.bestArrangement = { ...costSoFar, places: new Map(search.assigned) };
    return;
  }
  for (const placement of hardestPartyPlacements(search, waiting, search.maxMoves - costSoFar.starts.length)) {
    const cost = addCost(placement, costSoFar, search);
    if (search.budget.stepsLeft < 0) return;
    if (search.bestArrangement && !isCheaper(cost, search.bestArrangement)) continue;
    assignPlace(placement, search);
    seatNext(search, [...waiting.filter((party) => party !== placement.party), ...placement.displaced], cost);
    undoPlacement(placement, search);
  }
}

function addCost({ displaced, rank }: Placement, costSoFar: Cost, { parties }: ArrangementSearch): Cost {
  if (displaced.length === 0) return { starts: costSoFar.starts, rank: costSoFar.rank + rank };
  const starts = [...costSoFar.starts, ...displaced.map((other) => findStart(other, parties))].sort((a, b) => a - b);
  return { starts, rank: costSoFar.rank + rank };
}

const findStart = (party: number, parties: readonly PartyToArrange[]): number => parties[party]?.start ?? 0;

function assignPlace({ party, place, displaced }: Placement, { currentMasks, assigned }: ArrangementSearch): void {
  for (const other of displaced) currentMasks[other] = 0;
  currentMasks[party] = place.mask;
  assigned.set(party, place);
}

function undoPlacement({ party, displaced }: Placement, { currentMasks, assigned, parties }: ArrangementSearch): void {
  assigned.delete(party);
  currentMasks[party] = 0;
  for (const other of displaced) currentMasks[other] = parties[other]?.currentMask ?? 0;
}

/** Of the waiting party that is the hardest to place; none if a party cannot be placed. */
function hardestPartyPlacements(
  search: ArrangementSearch,
  waiting: readonly number[],
  movesLeft: number,
): readonly Placement[] {
  let fewestPlacements: readonly Placement[] | undefined;
  for (const party of waiting) {
    const placements = findPlacements(search, party, movesLeft);
    if (!fewestPlacements || placements.length < fewestPlacements.length) fewestPlacements = placements;
    if (fewestPlacements.length === 0) break;
  }
  return fewestPlacements ?? [];
}

function findPlacements(search: ArrangementSearch, party: number, movesLeft: number): Placement[] {
  const { parties, currentMasks, budget } = search;
  const { blockedMask, movable } = splitNeighbours(search, party);
  const options = parties[party]?.options ?? [];
  budget.stepsLeft -= stepsPerPlace * options.length;
  const placements = options.flatMap((place, rank): Placement[] => {
    if ((place.mask & blockedMask) !== 0) return [];
    const displaced = movable.filter((other) => ((currentMasks[other] ?? 0) & place.mask) !== 0);
    return displaced.length > movesLeft ? [] : [{ party, place, rank, displaced }];
  });
  const firstStart = ({ displaced }: Placement): number =>
    Math.min(...displaced.map((other) => findStart(other, parties)));
  return placements.sort(
    (a, b) => a.displaced.length - b.displaced.length || firstStart(b) - firstStart(a) || a.rank - b.rank,
  );
}

/** As bits: parties that cannot move while this one is present. */
function splitNeighbours(search: ArrangementSearch, party: number): { blockedMask: number; movable: number[] } {
  const { parties, neighbours, currentMasks, assigned } = search;
  const movable: number[] = [];
  let blockedMask = 0;
  for (const other of neighbours[party] ?? []) {
    if (!parties[other]?.isMovable || assigned.has(other)) blockedMask |= currentMasks[other] ?? 0;
    else if (currentMasks[other] !== 0) movable.push(other);
  }
  return { blockedMask, movable };
}

/** Its moved parties come later, or its places are better. */
function isCheaper(cost: Cost, best: Cost): boolean {
  for (const [index, start] of cost.starts.entries()) {
    const bestStart = best.starts[index] ?? 0;
    if (start !== bestStart) return start > bestStart;
  }
  return cost.starts.length < best.starts.length || cost.rank < best.rank;
}

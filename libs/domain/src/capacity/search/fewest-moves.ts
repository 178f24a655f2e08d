import type { Place } from '../../venue/table-plan.js';
import { type Stretch, overlaps } from '../evening/evening.js';
import type { Effort } from './side-by-side.js';

/** For one place of one party: measured. */
const stepsOfPlace = 3;

export interface PartyToArrange extends Stretch {
  /** The best first. */
  options: readonly Place[];
  /** As bits; `null` for a party that waits for a table. */
  held: number | null;
  isMovable: boolean;
}

interface Cost {
  /** Of the parties that move, in ascending order. */
  starts: readonly number[];
  /** Among the options of the parties. */
  rank: number;
}

interface Search {
  parties: readonly PartyToArrange[];
  neighbours: readonly (readonly number[])[];
  held: number[];
  given: Map<number, Place>;
  most: number;
  effort: Effort;
  best: (Cost & { places: ReadonlyMap<number, Place> }) | null;
}

/** `leave`: they would have to leave the place. */
interface Way {
  party: number;
  place: Place;
  rank: number;
  leave: readonly number[];
}

/** At most `most` others move. Of equal results, later parties move; then the better places decide. It tries no moves, then one, then two, each completely. A displaced party is seated next. `null` when no seating has so few moves, or when the steps end. */
export function arrangeWithFewestMoves(
  parties: readonly PartyToArrange[],
  most: number,
  effort: Effort,
): ReadonlyMap<number, Place> | null {
  const neighbours = parties.map((party) =>
    parties.flatMap((other, index) => (other !== party && overlaps(other, party) ? [index] : [])),
  );
  const waiting = parties.flatMap(({ held }, index) => (held === null ? [index] : []));
  for (let moves = 0; moves <= most; moves += 1) {
    const held = parties.map((party) => party.held ?? 0);
    const search: Search = { parties, neighbours, held, given: new Map(), most: moves, effort, best: null };
    seatNext(search, waiting, { starts: [], rank: 0 });
    if (search.best) return search.best.places;
    if (effort.left < 0) return null;
  }
  return null;
}

function seatNext(search: Search, waiting: readonly number[], so: Cost): void {
  if (waiting.length === 0) {
    search.best = { ...so, places: new Map(search.given) };
    return;
  }
  const next = hardest(search, waiting, search.most - so.starts.length);
  for (const way of next?.ways ?? []) {
    const cost = costWith(way, so, search);
    if (search.effort.left < 0) return;
    if (search.best && !mayBeat(cost, search.best)) continue;
    put(way, search);
    seatNext(search, [...waiting.filter((party) => party !== way.party), ...way.leave], cost);
    takeBack(way, search);
  }
}

function costWith({ leave, rank }: Way, so: Cost, { parties }: Search): Cost {
  if (leave.length === 0) return { starts: so.starts, rank: so.rank + rank };
  const starts = [...so.starts, ...leave.map((other) => startOf(other, parties))].sort((a, b) => a - b);
  return { starts, rank: so.rank + rank };
}

const startOf = (party: number, parties: readonly PartyToArrange[]): number => parties[party]?.start ?? 0;

function put({ party, place, leave }: Way, { held, given }: Search): void {
  for (const other of leave) held[other] = 0;
  held[party] = place.mask;
  given.set(party, place);
}

function takeBack({ party, leave }: Way, { held, given, parties }: Search): void {
  given.delete(party);
  held[party] = 0;
  for (const other of leave) held[other] = parties[other]?.held ?? 0;
}

function hardest(search: Search, waiting: readonly number[], movesLeft: number): { ways: readonly Way[] } | undefined {
  let best: { ways: readonly Way[] } | undefined;
  for (const party of waiting) {
    const ways = waysOf(search, party, movesLeft);
    if (ways.length === 0) return undefined;
    if (!best || ways.length < best.ways.length) best = { ways };
  }
  return best;
}

function waysOf(search: Search, party: number, movesLeft: number): Way[] {
  const { parties, held, effort } = search;
  const { firm, movable } = othersAt(search, party);
  const options = parties[party]?.options ?? [];
  effort.left -= stepsOfPlace * options.length;
  const ways = options.flatMap((place, rank): Way[] => {
    if ((place.mask & firm) !== 0) return [];
    const leave = movable.filter((other) => ((held[other] ?? 0) & place.mask) !== 0);
    return leave.length > movesLeft ? [] : [{ party, place, rank, leave }];
  });
  const soonest = ({ leave }: Way): number => Math.min(...leave.map((other) => startOf(other, parties)));
  return ways.sort((a, b) => a.leave.length - b.leave.length || soonest(b) - soonest(a) || a.rank - b.rank);
}

/** As bits: parties that cannot move while this one is present. */
function othersAt(search: Search, party: number): { firm: number; movable: number[] } {
  const { parties, neighbours, held, given } = search;
  const movable: number[] = [];
  let firm = 0;
  for (const other of neighbours[party] ?? []) {
    if (!parties[other]?.isMovable || given.has(other)) firm |= held[other] ?? 0;
    else if (held[other] !== 0) movable.push(other);
  }
  return { firm, movable };
}

/** Its moved parties come later, or its places are better. */
function mayBeat(so: Cost, best: Cost): boolean {
  for (const [index, start] of so.starts.entries()) {
    const other = best.starts[index] ?? 0;
    if (start !== other) return start > other;
  }
  return so.starts.length < best.starts.length || so.rank < best.rank;
}

import type { ClassPlace } from './table-classes.js';

/** Steps left: one puts one party at one place of one moment, about a tenth of a microsecond. */
export interface Effort {
  stepsLeft: number;
}

export type SearchResult = readonly ClassPlace[] | 'none' | 'given_up';

export type FreeCountByClass = number[];

/** Measured. */
const stepsToBegin = 4;

interface MomentSearch {
  places: readonly (readonly ClassPlace[])[];
  bounds: readonly Bound[];
  free: FreeCountByClass;
  /** The number of seated parties and their tables. */
  triedStates: Set<number>;
  chosenPlaces: ClassPlace[];
  budget: Effort;
}

/** At one moment; every seating of an evening must pass this at every moment. Parties with few places come first. A state is tried once, and skipped when the rest needs more tables than it has. */
export function seatAtOneMoment(
  options: readonly (readonly ClassPlace[])[],
  free: FreeCountByClass,
  budget: Effort,
): SearchResult {
  if (budget.stepsLeft < 0) return 'given_up';
  const lengthOf = (party: number): number => options[party]?.length ?? 0;
  const order = options.map((_, party) => party).sort((a, b) => lengthOf(a) - lengthOf(b));
  const places = order.map((party) => options[party] ?? []);
  const search = { places, bounds: toBounds(places), free, triedStates: new Set<number>(), chosenPlaces: [], budget };
  budget.stepsLeft -= stepsToBegin * places.length;
  if (!seatPartiesFrom(search, 0, 0)) return budget.stepsLeft < 0 ? 'given_up' : 'none';
  const seats: ClassPlace[] = [];
  for (const [index, place] of search.chosenPlaces.entries()) seats[order[index] ?? 0] = place;
  return seats;
}

function seatPartiesFrom(search: MomentSearch, index: number, takenCode: number): boolean {
  const { places, free, triedStates, chosenPlaces, budget } = search;
  const partyPlaces = places[index];
  if (!partyPlaces) return true;
  const state = takenCode * places.length + index;
  if (triedStates.has(state) || isTooFull(search, index)) return false;
  triedStates.add(state);
  for (const place of partyPlaces) {
    if (budget.stepsLeft < 0) return false;
    if (!hasRoomFor(place, free)) continue;
    budget.stepsLeft -= 1;
    chosenPlaces[index] = place;
    takeTables(place, free);
    const fits = seatPartiesFrom(search, index + 1, takenCode + place.code);
    returnTables(place, free);
    if (fits) return true;
  }
  return false;
}

export function hasRoomFor({ needs }: ClassPlace, free: FreeCountByClass): boolean {
  for (const { classIndex, count } of needs) if ((free[classIndex] ?? 0) < count) return false;
  return true;
}

export function takeTables({ needs }: ClassPlace, free: FreeCountByClass): void {
  for (const { classIndex, count } of needs) free[classIndex] = (free[classIndex] ?? 0) - count;
}

function returnTables({ needs }: ClassPlace, free: FreeCountByClass): void {
  for (const { classIndex, count } of needs) free[classIndex] = (free[classIndex] ?? 0) + count;
}

/** The remaining parties can sit nowhere else. */
interface Bound {
  classMask: number;
  needed: readonly number[];
}

function toBounds(places: readonly (readonly ClassPlace[])[]): Bound[] {
  const leastNeeds = places.map((options) => ({
    classMask: options.reduce((bits, place) => bits | place.classMask, 0),
    count: options.reduce((least, place) => Math.min(least, place.tableCount), Number.POSITIVE_INFINITY),
  }));
  return [...new Set(leastNeeds.map(({ classMask }) => classMask))].map((classMask) => {
    const neededCounts = leastNeeds.map((need) => ((need.classMask & ~classMask) === 0 ? need.count : 0));
    return { classMask, needed: computeSuffixSums(neededCounts) };
  });
}

function isTooFull({ bounds, free }: MomentSearch, index: number): boolean {
  for (const { classMask, needed } of bounds) if ((needed[index] ?? 0) > countFreeTables(classMask, free)) return true;
  return false;
}

function countFreeTables(classMask: number, free: FreeCountByClass): number {
  let sum = 0;
  for (let table = 0; table < free.length; table += 1) if (((classMask >> table) & 1) === 1) sum += free[table] ?? 0;
  return sum;
}

function computeSuffixSums(numbers: readonly number[]): number[] {
  let sum = 0;
  return numbers
    .toReversed()
    .map((number) => (sum += number))
    .reverse();
}

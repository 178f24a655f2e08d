import type { Stretch } from '../evening/evening.js';
import { type Effort, type SearchResult, hasRoomFor, sitSideBySide, take } from './side-by-side.js';
import type { ClassPlace } from './table-classes.js';

/** Parties with the same places. */
interface Sort {
  places: readonly ClassPlace[];
  possible: Set<ClassPlace>;
  unknown: Set<ClassPlace>;
}

interface RoomAtOneMoment {
  sizes: readonly number[];
  effort: Effort;
}

/** Places that were not checked in time stay. */
function possiblePlaces(options: readonly (readonly ClassPlace[])[], room: RoomAtOneMoment): (readonly ClassPlace[])[] {
  const sorts = sortsOf(options);
  for (const [party, sort] of sorts.entries()) {
    for (const place of sort.unknown) {
      const seats = arrangementAround(place, party, { ...room, sorts });
      sort.unknown.delete(place); // others of the same sort may sit there too
      if (seats === 'given_up') markPossible(sort, place);
      else if (seats !== 'none') seats.forEach((seat, other) => markPossible(sorts[other], seat));
    }
    if (sort.possible.size === 0) break;
  }
  return sorts.map(({ places, possible }) => places.filter((place) => possible.has(place)));
}

function arrangementAround(
  place: ClassPlace,
  party: number,
  { sorts, sizes, effort }: RoomAtOneMoment & { sorts: readonly Sort[] },
): SearchResult {
  const free = [...sizes];
  if (!hasRoomFor(place, free)) return 'none';
  take(place, free);
  const others = sorts.toSpliced(party, 1).map(({ unknown, possible }) => [...unknown, ...possible]);
  const seats = sitSideBySide(others, free, effort);
  return typeof seats === 'string' ? seats : seats.toSpliced(party, 0, place);
}

function markPossible(sort: Sort | undefined, place: ClassPlace): void {
  sort?.unknown.delete(place);
  sort?.possible.add(place);
}

function sortsOf(options: readonly (readonly ClassPlace[])[]): Sort[] {
  const sorts: Sort[] = [];
  return options.map((places) => {
    const known = sorts.find((sort) => isSame(sort.places, places));
    if (known) return known;
    const sort = { places, possible: new Set<ClassPlace>(), unknown: new Set(places) };
    sorts.push(sort);
    return sort;
  });
}

const isSame = (a: readonly ClassPlace[], b: readonly ClassPlace[]): boolean =>
  a === b || (a.length === b.length && a.every((place) => b.includes(place)));

/** In the order in which to try them. */
export type Options = readonly (readonly ClassPlace[])[];

export interface Company {
  /** A later moment with more parties replaces an earlier one. */
  moments: readonly (readonly number[])[];
  momentsOf: readonly (readonly number[])[];
  sizes: readonly number[];
}

export function companyOf(parties: readonly Stretch[], sizes: readonly number[]): Company {
  const starts = [...new Set(parties.map(({ start }) => start))].sort((a, b) => a - b);
  const moments = starts.flatMap((now, index) => {
    const next = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    const present = parties.flatMap(({ start, end }, party) => (start <= now && now < end ? [party] : []));
    return present.some((party) => (parties[party]?.end ?? 0) <= next) ? [present] : [];
  });
  const momentsOf = parties.map<number[]>(() => []);
  for (const [moment, present] of moments.entries()) for (const party of present) momentsOf[party]?.push(moment);
  return { moments, momentsOf, sizes };
}

/** Removes places around which the others at some moment cannot be arranged, until nothing changes: a party has one place for its whole stay. This alone detects most evenings that are too full. `undefined` when a party has no place left; `failed` receives the moment. */
export function narrowed(
  options: Options,
  company: Company,
  { from, effort, failed }: { from: readonly number[]; effort: Effort; failed?: (moment: number) => void },
): Options | undefined {
  const left = [...options];
  const waiting = new Set(from);
  for (const moment of waiting) {
    if (effort.left < 0) break; // a place that remains is not proven to be possible, so the result is still correct
    waiting.delete(moment);
    const narrower = strikeOut(left, company.moments[moment] ?? [], { sizes: company.sizes, effort });
    if (!narrower) return void failed?.(moment);
    const others = narrower.flatMap((party) => company.momentsOf[party] ?? []).filter((other) => other !== moment);
    for (const other of others) waiting.add(other);
  }
  return left;
}

/** Returns the parties that lost places. */
function strikeOut(
  options: (readonly ClassPlace[])[],
  present: readonly number[],
  room: { sizes: readonly number[]; effort: Effort },
): number[] | undefined {
  const before = present.map((party) => options[party] ?? []);
  const possible = possiblePlaces(before, room);
  if (possible.some(({ length }) => length === 0)) return undefined;
  return present.filter((party, index) => {
    const places = possible[index] ?? [];
    if (places.length === before[index]?.length) return false;
    options[party] = places;
    return true;
  });
}

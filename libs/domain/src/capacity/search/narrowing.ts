import type { Stretch } from '../evening/evening.js';
import { type Effort, type SearchResult, hasRoomFor, sitSideBySide, take } from './side-by-side.js';
import type { ClassPlace } from './table-classes.js';

/** Parties with the same places: where one of them can sit, so can each. */
interface Sort {
  places: readonly ClassPlace[];
  possible: Set<ClassPlace>;
  unknown: Set<ClassPlace>;
}

interface RoomAtOneMoment {
  sizes: readonly number[];
  effort: Effort;
}

/** For each of the parties present at a moment, the places around which the others can, or with no effort left may, be arranged. */
function possiblePlaces(options: readonly (readonly ClassPlace[])[], room: RoomAtOneMoment): (readonly ClassPlace[])[] {
  const sorts = sortsOf(options);
  for (const [party, sort] of sorts.entries()) {
    for (const place of sort.unknown) {
      const seats = arrangementAround(place, party, { ...room, sorts });
      sort.unknown.delete(place); // only now: others of its sort may sit at such a place too
      if (seats === 'given_up') markPossible(sort, place);
      else if (seats !== 'none') seats.forEach((seat, other) => markPossible(sorts[other], seat));
    }
    if (sort.possible.size === 0) break;
  }
  return sorts.map(({ places, possible }) => places.filter((place) => possible.has(place)));
}

/** What is not known to be possible is tried first: one arrangement then shows it for many. */
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

/** For each party, the places that are still open to it, the one to try first in front. */
export type Options = readonly (readonly ClassPlace[])[];

/** Who is in the room together. */
export interface Company {
  /** The parties present at each moment that counts: at no other are the same ones there, and more. */
  moments: readonly (readonly number[])[];
  /** For each party, the moments at which it is there. */
  momentsOf: readonly (readonly number[])[];
  /** How many tables each class has. */
  sizes: readonly number[];
}

/** The company of parties in a room with so many tables of each class. */
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

/**
 * Strikes out places at which a party cannot sit whatever the others do: at some moment nobody could arrange those
 * present around it. A party has one place for its whole stay, so what is struck out at one moment is looked at again at
 * its others, until nothing changes. Most evenings that are too full are known by this alone.
 *
 * @returns what is left, `undefined` when somebody has no place left; `failed` is told at which moment.
 */
export function narrowed(
  options: Options,
  company: Company,
  { from, effort, failed }: { from: readonly number[]; effort: Effort; failed?: (moment: number) => void },
): Options | undefined {
  const left = [...options];
  const waiting = new Set(from);
  for (const moment of waiting) {
    if (effort.left < 0) break; // what is not struck out is only not known to be impossible
    waiting.delete(moment);
    const narrower = strikeOut(left, company.moments[moment] ?? [], { sizes: company.sizes, effort });
    if (!narrower) return void failed?.(moment);
    const others = narrower.flatMap((party) => company.momentsOf[party] ?? []).filter((other) => other !== moment);
    for (const other of others) waiting.add(other);
  }
  return left;
}

/** Strikes out at one moment, and says who has fewer places now; nothing when somebody has none left. */
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

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
export function possiblePlaces(
  options: readonly (readonly ClassPlace[])[],
  room: RoomAtOneMoment,
): (readonly ClassPlace[])[] {
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

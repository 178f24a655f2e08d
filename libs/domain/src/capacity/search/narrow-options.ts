import type { Period } from '../evening/evening.js';
import { type Effort, type SearchResult, hasRoomFor, seatAtOneMoment, takeTables } from './seat-at-one-moment.js';
import type { ClassPlace } from './table-classes.js';

/** Parties with the same places. */
interface PartyKind {
  places: readonly ClassPlace[];
  possible: Set<ClassPlace>;
  unchecked: Set<ClassPlace>;
}

interface RoomAtOneMoment {
  sizes: readonly number[];
  effort: Effort;
}

/** Places that were not checked in time stay. */
function possiblePlaces(options: readonly (readonly ClassPlace[])[], room: RoomAtOneMoment): (readonly ClassPlace[])[] {
  const kinds = groupByPlaces(options);
  for (const [party, kind] of kinds.entries()) {
    for (const place of kind.unchecked) {
      const seats = arrangeAround(place, party, { ...room, kinds });
      kind.unchecked.delete(place); // others of the same kind may sit there too
      if (seats === 'given_up') markPossible(kind, place);
      else if (seats !== 'none') seats.forEach((seat, other) => markPossible(kinds[other], seat));
    }
    if (kind.possible.size === 0) break;
  }
  return kinds.map(({ places, possible }) => places.filter((place) => possible.has(place)));
}

function arrangeAround(
  place: ClassPlace,
  party: number,
  { kinds, sizes, effort }: RoomAtOneMoment & { kinds: readonly PartyKind[] },
): SearchResult {
  const free = [...sizes];
  if (!hasRoomFor(place, free)) return 'none';
  takeTables(place, free);
  const others = kinds.toSpliced(party, 1).map(({ unchecked, possible }) => [...unchecked, ...possible]);
  const seats = seatAtOneMoment(others, free, effort);
  return typeof seats === 'string' ? seats : seats.toSpliced(party, 0, place);
}

function markPossible(kind: PartyKind | undefined, place: ClassPlace): void {
  kind?.unchecked.delete(place);
  kind?.possible.add(place);
}

function groupByPlaces(options: readonly (readonly ClassPlace[])[]): PartyKind[] {
  const kinds: PartyKind[] = [];
  return options.map((places) => {
    const existing = kinds.find((kind) => haveSamePlaces(kind.places, places));
    if (existing) return existing;
    const kind = { places, possible: new Set<ClassPlace>(), unchecked: new Set(places) };
    kinds.push(kind);
    return kind;
  });
}

const haveSamePlaces = (a: readonly ClassPlace[], b: readonly ClassPlace[]): boolean =>
  a === b || (a.length === b.length && a.every((place) => b.includes(place)));

/** In the order in which to try them. */
export type PlaceOptions = readonly (readonly ClassPlace[])[];

export interface Presence {
  /** A later moment with more parties replaces an earlier one. */
  partiesByMoment: readonly (readonly number[])[];
  momentsByParty: readonly (readonly number[])[];
  sizes: readonly number[];
}

export function toPresence(parties: readonly Period[], sizes: readonly number[]): Presence {
  const starts = [...new Set(parties.map(({ start }) => start))].sort((a, b) => a - b);
  const moments = starts.flatMap((now, index) => {
    const next = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    const present = parties.flatMap(({ start, end }, party) => (start <= now && now < end ? [party] : []));
    return present.some((party) => (parties[party]?.end ?? 0) <= next) ? [present] : [];
  });
  const momentsByParty = parties.map<number[]>(() => []);
  for (const [moment, present] of moments.entries()) for (const party of present) momentsByParty[party]?.push(moment);
  return { partiesByMoment: moments, momentsByParty, sizes };
}

/** Removes places around which the others at some moment cannot be arranged, until nothing changes: a party has one place for its whole stay. This alone detects most evenings that are too full. `undefined` when a party has no place left; `onFailure` receives the moment. */
export function narrowOptions(
  options: PlaceOptions,
  presence: Presence,
  { moments, effort, onFailure }: { moments: readonly number[]; effort: Effort; onFailure?: (moment: number) => void },
): PlaceOptions | undefined {
  const remaining = [...options];
  const momentsToCheck = new Set(moments);
  for (const moment of momentsToCheck) {
    if (effort.stepsLeft < 0) break; // a place that remains is not proven to be possible, so the result is still correct
    momentsToCheck.delete(moment);
    const narrowedParties = removeImpossiblePlaces(remaining, presence.partiesByMoment[moment] ?? [], {
      sizes: presence.sizes,
      effort,
    });
    if (!narrowedParties) return void onFailure?.(moment);
    const others = narrowedParties
      .flatMap((party) => presence.momentsByParty[party] ?? [])
      .filter((other) => other !== moment);
    for (const other of others) momentsToCheck.add(other);
  }
  return remaining;
}

/** Returns the parties that lost places. */
function removeImpossiblePlaces(
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

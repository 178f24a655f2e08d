import type { Period } from '../evening/evening.js';
import { type Effort, type SearchResult, hasRoomFor, seatAtOneMoment, takeTables } from './seat-at-one-moment.js';
import type { ClassPlace } from './table-classes.js';

/** Parties with the same places. */
interface PartyKind {
  places: readonly ClassPlace[];
  possiblePlaces: Set<ClassPlace>;
  uncheckedPlaces: Set<ClassPlace>;
}

interface RoomAtOneMoment {
  sizes: readonly number[];
  budget: Effort;
}

/** Places that were not checked in time stay. */
function keepPossiblePlaces(
  options: readonly (readonly ClassPlace[])[],
  room: RoomAtOneMoment,
): (readonly ClassPlace[])[] {
  const partyKinds = groupByPlaces(options);
  for (const [party, kind] of partyKinds.entries()) {
    for (const place of kind.uncheckedPlaces) {
      const seats = arrangeAround(place, party, { ...room, partyKinds });
      kind.uncheckedPlaces.delete(place); // others of the same kind may sit there too
      if (seats === 'given_up') markPossible(kind, place);
      else if (seats !== 'none') seats.forEach((seat, other) => markPossible(partyKinds[other], seat));
    }
    if (kind.possiblePlaces.size === 0) break;
  }
  return partyKinds.map(({ places, possiblePlaces }) => places.filter((place) => possiblePlaces.has(place)));
}

function arrangeAround(
  place: ClassPlace,
  party: number,
  { partyKinds, sizes, budget }: RoomAtOneMoment & { partyKinds: readonly PartyKind[] },
): SearchResult {
  const free = [...sizes];
  if (!hasRoomFor(place, free)) return 'none';
  takeTables(place, free);
  const otherOptions = partyKinds
    .toSpliced(party, 1)
    .map(({ uncheckedPlaces, possiblePlaces }) => [...uncheckedPlaces, ...possiblePlaces]);
  const seats = seatAtOneMoment(otherOptions, free, budget);
  return typeof seats === 'string' ? seats : seats.toSpliced(party, 0, place);
}

function markPossible(kind: PartyKind | undefined, place: ClassPlace): void {
  kind?.uncheckedPlaces.delete(place);
  kind?.possiblePlaces.add(place);
}

function groupByPlaces(options: readonly (readonly ClassPlace[])[]): PartyKind[] {
  const partyKinds: PartyKind[] = [];
  return options.map((places) => {
    const existing = partyKinds.find((kind) => haveSamePlaces(kind.places, places));
    if (existing) return existing;
    const kind = { places, possiblePlaces: new Set<ClassPlace>(), uncheckedPlaces: new Set(places) };
    partyKinds.push(kind);
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
  const moments = starts.flatMap((moment, index) => {
    const nextStart = starts[index + 1] ?? Number.POSITIVE_INFINITY;
    const present = parties.flatMap(({ start, end }, party) => (start <= moment && moment < end ? [party] : []));
    return present.some((party) => (parties[party]?.end ?? 0) <= nextStart) ? [present] : [];
  });
  const momentsByParty = parties.map<number[]>(() => []);
  for (const [moment, present] of moments.entries()) for (const party of present) momentsByParty[party]?.push(moment);
  return { partiesByMoment: moments, momentsByParty, sizes };
}

/** Removes places around which the others at some moment cannot be arranged, until nothing changes: a party has one place for its whole stay. This alone detects most evenings that are too full. `undefined` when a party has no place left; `onFailure` receives the moment. */
export function narrowOptions(
  options: PlaceOptions,
  presence: Presence,
  { moments, budget, onFailure }: { moments: readonly number[]; budget: Effort; onFailure?: (moment: number) => void },
): PlaceOptions | undefined {
  const remainingOptions = [...options];
  const momentsToCheck = new Set(moments);
  for (const moment of momentsToCheck) {
    if (budget.stepsLeft < 0) break; // a place that remains is not proven to be possible, so the result is still correct
    momentsToCheck.delete(moment);
    const narrowedParties = removeImpossiblePlaces(remainingOptions, presence.partiesByMoment[moment] ?? [], {
      sizes: presence.sizes,
      budget,
    });
    if (!narrowedParties) return void onFailure?.(moment);
    const affectedMoments = narrowedParties
      .flatMap((party) => presence.momentsByParty[party] ?? [])
      .filter((other) => other !== moment);
    for (const other of affectedMoments) momentsToCheck.add(other);
  }
  return remainingOptions;
}

/** Returns the parties that lost places. */
function removeImpossiblePlaces(
  options: (readonly ClassPlace[])[],
  present: readonly number[],
  room: { sizes: readonly number[]; budget: Effort },
): number[] | undefined {
  const placesBefore = present.map((party) => options[party] ?? []);
  const possiblePlaces = keepPossiblePlaces(placesBefore, room);
  if (possiblePlaces.some(({ length }) => length === 0)) return undefined;
  return present.filter((party, index) => {
    const places = possiblePlaces[index] ?? [];
    if (places.length === placesBefore[index]?.length) return false;
    options[party] = places;
    return true;
  });
}

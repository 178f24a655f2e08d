import { type Presence, type PlaceOptions, narrowOptions } from './narrow-options.js';
import type { ResumableSearch } from './search-by-time.js';
import { type Effort, type SearchResult, takeTables } from './seat-at-one-moment.js';
import { type ClassPlace, noPlace } from './table-classes.js';

type Seats = readonly (ClassPlace | undefined)[];

interface ConflictSearch {
  presence: Presence;
  preferredPlaces: Seats;
  failures: number[];
  budget: Effort;
}

/** Decides only about parties that conflict, and removes the places that are no longer possible. Exact within the effort. Parties with few places and many failures come first: they lie in the part that is too full. */
export function searchByConflict(options: PlaceOptions, preferredPlaces: Seats, presence: Presence): ResumableSearch {
  const failures = presence.partiesByMoment.map(() => 1);
  return (budget) => seatRemaining({ presence, preferredPlaces, failures, budget }, options);
}

function seatRemaining(search: ConflictSearch, options: PlaceOptions): SearchResult {
  if (search.budget.stepsLeft < 0) return 'given_up'; // the last removal may be incomplete, so a seating could be wrong
  const seats = options.map((places, party) => choosePlace(places, search.preferredPlaces[party]));
  const undecidedParties = findUndecidedParties(seats, options, search.presence);
  const party = findHardestParty(undecidedParties, options, search);
  if (party === undefined) return seats.flatMap((place) => place ?? []);
  for (const place of options[party] ?? []) {
    const remainingOptions = narrowOptions(options.with(party, [place]), search.presence, {
      moments: search.presence.momentsByParty[party] ?? [],
      budget: search.budget,
      onFailure: (moment) => (search.failures[moment] = (search.failures[moment] ?? 0) + 1),
    });
    const result = remainingOptions ? seatRemaining(search, remainingOptions) : 'none';
    if (result !== 'none') return result;
  }
  return 'none';
}

function choosePlace(places: readonly ClassPlace[], preferred: ClassPlace | undefined): ClassPlace | undefined {
  if (places.length === 1) return places[0];
  return preferred && places.includes(preferred) ? preferred : undefined;
}

/** They cannot keep their place, or want tables of a crowded class. */
function findUndecidedParties(seats: Seats, options: PlaceOptions, presence: Presence): Set<number> {
  const undecidedParties = new Set(seats.flatMap((seat, party) => (seat ? [] : [party])));
  for (const present of presence.partiesByMoment) {
    const crowdedMask = crowdedClassMask(present, seats, presence.sizes);
    if (crowdedMask === 0) continue;
    for (const party of present.filter((one) => ((seats[one]?.classMask ?? 0) & crowdedMask) !== 0)) {
      if ((options[party]?.length ?? 0) > 1) undecidedParties.add(party);
    }
  }
  return undecidedParties;
}

/** As bits. */
function crowdedClassMask(present: readonly number[], seats: Seats, sizes: readonly number[]): number {
  const free = [...sizes];
  for (const party of present) takeTables(seats[party] ?? noPlace, free);
  return free.reduce((bits, count, table) => (count < 0 ? bits | (1 << table) : bits), 0);
}

function findHardestParty(
  parties: Iterable<number>,
  options: PlaceOptions,
  { presence, failures }: ConflictSearch,
): number | undefined {
  const easeOf = (party: number): number => {
    const failed = (presence.momentsByParty[party] ?? []).reduce((sum, moment) => sum + (failures[moment] ?? 0), 0);
    return (options[party]?.length ?? 0) / failed;
  };
  let hardest: number | undefined;
  for (const party of parties) if (hardest === undefined || easeOf(party) < easeOf(hardest)) hardest = party;
  return hardest;
}

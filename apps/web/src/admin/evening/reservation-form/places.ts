import type { TablePlanDto } from '@strapec/contracts';

export interface Place {
  tables: readonly string[];
  minParty: number;
  maxParty: number;
}

/** Those that seat the party first. */
export function sortPlacesByFit(partySize: number, plan: TablePlanDto): Place[] {
  const places = [...toSingleTablePlaces(plan), ...plan.combinations];
  return places.sort((a, b) => Number(fitsParty(b, partySize)) - Number(fitsParty(a, partySize)));
}

/** When none is large enough, the fewest tables together, although the plan has no such combination. */
export function listFreePlaces(freeTableIds: readonly string[], partySize: number, plan: TablePlanDto): Place[] {
  const freePlaces = sortPlacesByFit(partySize, plan).filter(({ tables }) =>
    tables.every((id) => freeTableIds.includes(id)),
  );
  if (freePlaces.some(({ maxParty }) => maxParty >= partySize)) return freePlaces;
  const joinedPlace = joinTables(
    freePlaces.filter(({ tables }) => tables.length === 1),
    partySize,
  );
  return joinedPlace ? [joinedPlace, ...freePlaces] : freePlaces;
}

const toSingleTablePlaces = ({ tables }: TablePlanDto): Place[] =>
  tables.map(({ id, ...partyLimits }) => ({ tables: [id], ...partyLimits }));

const fitsParty = ({ minParty, maxParty }: Place, partySize: number): boolean =>
  minParty <= partySize && partySize <= maxParty;

function joinTables(singlePlaces: readonly Place[], partySize: number): Place | null {
  const placesToJoin: Place[] = [];
  const sumOf = (bound: 'minParty' | 'maxParty') => placesToJoin.reduce((sum, place) => sum + place[bound], 0);
  for (const place of [...singlePlaces].sort((a, b) => b.maxParty - a.maxParty)) {
    if (sumOf('maxParty') < partySize) placesToJoin.push(place);
  }
  if (sumOf('maxParty') < partySize) return null;
  const tables = placesToJoin.flatMap((place) => place.tables).sort();
  return { tables, minParty: sumOf('minParty'), maxParty: sumOf('maxParty') };
}

import type { TablePlanDto } from '@strapec/contracts';

export interface Place {
  tables: readonly string[];
  minParty: number;
  maxParty: number;
}

/** Those that seat the party first. */
export function placesFor(partySize: number, plan: TablePlanDto): Place[] {
  const places = [...singlesOf(plan), ...plan.combinations];
  return [...places.filter((place) => seats(place, partySize)), ...places.filter((place) => !seats(place, partySize))];
}

/** When none is large enough, the fewest tables together, although the plan has no such combination. */
export function placesOutOf(free: readonly string[], partySize: number, plan: TablePlanDto): Place[] {
  const listed = placesFor(partySize, plan).filter(({ tables }) => tables.every((id) => free.includes(id)));
  if (listed.some(({ maxParty }) => maxParty >= partySize)) return listed;
  const made = pushedTogether(
    listed.filter(({ tables }) => tables.length === 1),
    partySize,
  );
  return made ? [made, ...listed] : listed;
}

const singlesOf = ({ tables }: TablePlanDto): Place[] => tables.map(({ id, ...party }) => ({ tables: [id], ...party }));

const seats = ({ minParty, maxParty }: Place, partySize: number): boolean =>
  minParty <= partySize && partySize <= maxParty;

function pushedTogether(singles: readonly Place[], partySize: number): Place | null {
  const chosen: Place[] = [];
  const sumOf = (side: 'minParty' | 'maxParty') => chosen.reduce((sum, place) => sum + place[side], 0);
  for (const place of [...singles].sort((a, b) => b.maxParty - a.maxParty)) {
    if (sumOf('maxParty') < partySize) chosen.push(place);
  }
  if (sumOf('maxParty') < partySize) return null;
  const tables = chosen.flatMap((place) => place.tables).sort();
  return { tables, minParty: sumOf('minParty'), maxParty: sumOf('maxParty') };
}

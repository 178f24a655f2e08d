import type { OccupiedRoom, Visit } from '../capacity/evening/evening.js';
import type { SeatingRequest } from '../capacity/search/seating-request.js';
import type { TablePlan } from '../venue/table-plan.js';

interface Party {
  start: number;
  end: number;
  options: readonly (readonly string[])[];
}

/**
 * The oracle of proof C4: tries every place for every visit, one by one, with nothing clever: a listed one, or the one it
 * has; who has a table does not go to one at which guests stay on (decision 0043). It shares no code with the engine; it reads
 * the plan's list of places only.
 */
export function someSeatingExists(request: SeatingRequest, { occupancy, plan }: OccupiedRoom): boolean {
  const newParty = { ...request, tables: [], isFixed: false };
  const overdue = occupancy.flatMap(({ isOverdue, tables }) => (isOverdue ? tables : []));
  const otherPlaces = { places: plan.places.filter(({ tables }) => !tables.some((table) => overdue.includes(table))) };
  return canSeatAll(
    [newParty, ...occupancy].map((visit) => toParty(visit, visit.tables.length > 0 ? otherPlaces : plan)),
    [],
  );
}

function toParty(
  visit: Pick<Visit, 'start' | 'end' | 'partySize' | 'tables' | 'isFixed'>,
  { places }: Pick<TablePlan, 'places'>,
): Party {
  const { start, end, partySize, tables, isFixed } = visit;
  const listed = places.filter((place) => place.minParty <= partySize && partySize <= place.maxParty);
  return {
    start,
    end,
    options: isFixed ? [tables] : [...currentPlace(tables), ...listed.map((place) => place.tables)],
  };
}

/** Where a party sits already; nowhere is no place. */
const currentPlace = (tables: readonly string[]) => (tables.length > 0 ? [tables] : []);

function canSeatAll(parties: readonly Party[], seated: readonly (Party & { at: readonly string[] })[]): boolean {
  const [party, ...rest] = parties;
  if (!party) return true;
  const neighbours = seated.filter((other) => party.start < other.end && other.start < party.end);
  return party.options.some((at) => {
    const isFree = !neighbours.some((other) => other.at.some((table) => at.includes(table)));
    return isFree && canSeatAll(rest, [...seated, { ...party, at }]);
  });
}

/**
 * The oracle of the fewest moves: lets every set of visits move, the small sets first, until everybody has a seating; those without
 * tables are to be seated. Answers when the visits of the set come, the soonest first, of sets as small the one that comes latest;
 * `undefined` when no seating exists.
 */
export function startsOfFewestMoves({ occupancy, plan }: OccupiedRoom): number[] | undefined {
  const movable = occupancy.filter(({ isFixed, tables }) => !isFixed && tables.length > 0);
  const canSit = (moving: readonly Visit[]): boolean => {
    const isFixed = (visit: Visit): boolean => visit.tables.length > 0 && !moving.includes(visit);
    return canSeatAll(
      occupancy.map((visit) => toParty({ ...visit, isFixed: isFixed(visit) }, plan)),
      [],
    );
  };
  for (let count = 0; count <= movable.length; count += 1) {
    const sets = subsetsOf(movable, count).filter(canSit);
    const [best] = sets.map((moving) => moving.map(({ start }) => start).sort(byNumber)).sort(latestFirst);
    if (best) return best;
  }
  return undefined;
}

const byNumber = (a: number, b: number): number => a - b;

function latestFirst(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((start, at) => start !== b[at]);
  return index < 0 ? 0 : (b[index] ?? 0) - (a[index] ?? 0);
}

function subsetsOf<Item>(items: readonly Item[], count: number): Item[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) => subsetsOf(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]));
}

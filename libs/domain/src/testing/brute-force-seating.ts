import type { OccupiedRoom, Visit } from '../capacity/evening/evening.js';
import type { SeatingRequest } from '../capacity/search/seating-request.js';
import type { TablePlan } from '../venue/table-plan.js';

interface Party {
  start: number;
  end: number;
  possiblePlaces: readonly (readonly string[])[];
}

/**
 * The oracle of proof C4: tries every place for every visit, either a listed place or its current one. A visit that has
 * tables does not move to those of overdue guests (decision 0043). It shares no code with the seating engine; it reads only
 * the list of places of the plan.
 */
export function someSeatingExists(request: SeatingRequest, { occupancy, plan }: OccupiedRoom): boolean {
  const newParty = { ...request, tables: [], isFixed: false };
  const overdueTables = occupancy.flatMap(({ isOverdue, tables }) => (isOverdue ? tables : []));
  const otherPlaces = { places: plan.places.filter(({ tables }) => !tables.some((id) => overdueTables.includes(id))) };
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
  const listedPlaces = places.filter((place) => place.minParty <= partySize && partySize <= place.maxParty);
  return {
    start,
    end,
    possiblePlaces: isFixed ? [tables] : [...listCurrentPlace(tables), ...listedPlaces.map((place) => place.tables)],
  };
}

/** A party's current place; none when it has no tables. */
const listCurrentPlace = (tables: readonly string[]) => (tables.length > 0 ? [tables] : []);

function canSeatAll(parties: readonly Party[], seated: readonly (Party & { tables: readonly string[] })[]): boolean {
  const [party, ...otherParties] = parties;
  if (!party) return true;
  const simultaneousParties = seated.filter((other) => party.start < other.end && other.start < party.end);
  return party.possiblePlaces.some((tables) => {
    const isFree = !simultaneousParties.some((other) => other.tables.some((table) => tables.includes(table)));
    return isFree && canSeatAll(otherParties, [...seated, { ...party, tables }]);
  });
}

/**
 * The oracle of the fewest moves: lets every set of visits move, the smallest sets first, until all visits can be seated, those
 * without tables too. Returns the start minutes of the moved visits in ascending order; of sets of the same size those that start
 * latest; `undefined` when no seating exists.
 */
export function findStartsOfFewestMoves({ occupancy, plan }: OccupiedRoom): number[] | undefined {
  const movable = occupancy.filter(({ isFixed, tables }) => !isFixed && tables.length > 0);
  const canSeatWithMoves = (moving: readonly Visit[]): boolean => {
    const isFixed = (visit: Visit): boolean => visit.tables.length > 0 && !moving.includes(visit);
    return canSeatAll(
      occupancy.map((visit) => toParty({ ...visit, isFixed: isFixed(visit) }, plan)),
      [],
    );
  };
  for (let moveCount = 0; moveCount <= movable.length; moveCount += 1) {
    const movedSets = listSubsets(movable, moveCount).filter(canSeatWithMoves);
    const [latestStarts] = movedSets.map((moving) => moving.map(({ start }) => start).sort(byNumber)).sort(latestFirst);
    if (latestStarts) return latestStarts;
  }
  return undefined;
}

const byNumber = (a: number, b: number): number => a - b;

function latestFirst(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((start, position) => start !== b[position]);
  return index < 0 ? 0 : (b[index] ?? 0) - (a[index] ?? 0);
}

function listSubsets<Item>(items: readonly Item[], count: number): Item[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) => listSubsets(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]));
}

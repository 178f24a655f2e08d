import type { TablePlan } from '../../venue/table-plan.js';
import type { Occupancy, Period, Visit } from '../evening/evening.js';

export interface SeatingRequest extends Period {
  partySize: number;
}

export interface Move {
  visitId: string;
  tables: readonly string[];
}

/** `isFewest`: false when fewer moves may be possible. */
export interface FoundSeating {
  tables: readonly string[];
  moves: readonly Move[];
  isFewest?: false;
}

/** `none` is proven; at `budget_exceeded` the search gave up. */
export type Seating = FoundSeating | 'none' | 'budget_exceeded';

export interface SeatingQuery extends SeatingRequest {
  plan: TablePlan;
}

export function applyMoves(occupancy: Occupancy, moves: readonly Move[]): Visit[] {
  const newTablesByVisit = new Map(moves.map((move) => [move.visitId, move.tables]));
  return occupancy.map((visit) => ({ ...visit, tables: newTablesByVisit.get(visit.id) ?? visit.tables }));
}

export function placesToMoves(places: ReadonlyMap<number, Pick<Move, 'tables'>>, occupancy: Occupancy): Move[] {
  return occupancy.flatMap(({ id }, index) => {
    const place = places.get(index);
    return place ? [{ visitId: id, tables: place.tables }] : [];
  });
}

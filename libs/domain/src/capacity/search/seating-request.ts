import type { TablePlan } from '../../venue/table-plan.js';
import type { Occupancy, Stretch, Visit } from '../evening/evening.js';

/** A party that asks for tables. */
export interface SeatingRequest extends Stretch {
  partySize: number;
}

/** A visit that gives way, and where it sits now. */
export interface Move {
  visitId: string;
  tables: readonly string[];
}

/** Where the party sits and who moves for it; `isFewest` is false when a seating with fewer moves may exist. */
export interface Seated {
  tables: readonly string[];
  moves: readonly Move[];
  isFewest?: false;
}

/** A seating; or that the party fits nowhere (`none`), or that the search gave up. */
export type Seating = Seated | 'none' | 'budget_exceeded';

/** A request, and the room as it is for somebody who comes then. */
export interface Wish extends SeatingRequest {
  plan: TablePlan;
}

/** The visits once these have moved. */
export function afterMoves(occupancy: Occupancy, moves: readonly Move[]): Visit[] {
  const tables = new Map(moves.map((move) => [move.visitId, move.tables]));
  return occupancy.map((visit) => ({ ...visit, tables: tables.get(visit.id) ?? visit.tables }));
}

/** Who moves when visits, by their index, are given places. */
export function movesTo(places: ReadonlyMap<number, Pick<Move, 'tables'>>, occupancy: Occupancy): Move[] {
  return occupancy.flatMap(({ id }, index) => {
    const place = places.get(index);
    return place ? [{ visitId: id, tables: place.tables }] : [];
  });
}

import { type TablePlan, maskOf } from '../house/table-plan.js';
import type { Minute } from '../schedule/time-of-day.js';
import { type Occupancy, type Room, type Visit, takenDuring } from './evening.js';
import { type Move, type Seating, type SeatingRequest, seat } from './seating.js';

/** What an evening does when tables are taken away or become free: who moves, and who is left without a table. */
export interface Settlement {
  moves: readonly Move[];
  /** Ids of the visits that fit nowhere. */
  unseated: readonly string[];
}

/**
 * Seats whoever has no table, or sits where an event is or at a table out of use, one after the other in the order given;
 * others move for them if need be, who is fixed stays. Each step is exact, so everybody has a table if the evening has
 * one for everybody (rules §4).
 */
export function settleEvening(
  visits: Occupancy,
  immovable: Occupancy,
  planAt: (start: Minute) => TablePlan,
): Settlement {
  const keepers = new Set(visits.filter((visit) => keepsItsTables(visit, immovable, planAt(visit.start))));
  if (keepers.size === visits.length) return { moves: [], unseated: [] };
  let seated = [...keepers];
  const unseated: string[] = [];
  for (const visit of visits.filter((one) => !keepers.has(one))) {
    const seating = seat(visit, { occupancy: [...immovable, ...seated], plan: planAt(visit.start) });
    if (typeof seating === 'string') unseated.push(visit.id);
    else seated = [...seated.map((one) => moved(one, seating.moves)), { ...visit, tables: seating.tables }];
  }
  return { moves: movesBetween(visits, seated), unseated };
}

/** Seats a party at the tables that staff chose for it, and moves whoever can move out of the way (rules §3). */
export function seatAt(tables: readonly string[], request: SeatingRequest, { occupancy, plan }: Room): Seating {
  const chosen: Visit = { ...request, id: '', tables, isFixed: true };
  const fixed = occupancy.filter((visit) => visit.isFixed);
  if (!keepsItsTables(chosen, fixed, plan)) return 'none';
  const { moves, unseated } = settleEvening(occupancy, [chosen], () => plan);
  return unseated.length === 0 ? { tables, moves } : 'none';
}

function keepsItsTables(visit: Visit, immovable: Occupancy, plan: TablePlan): boolean {
  const areInUse = visit.tables.length > 0 && visit.tables.every((id) => plan.tables.includes(id));
  return areInUse && (takenDuring(visit, immovable, plan) & maskOf(visit.tables, plan.tables)) === 0;
}

function moved(visit: Visit, moves: readonly Move[]): Visit {
  const move = moves.find(({ visitId }) => visitId === visit.id);
  return move ? { ...visit, tables: move.tables } : visit;
}

function movesBetween(before: Occupancy, after: Occupancy): Move[] {
  return after
    .filter(({ id, tables }) => before.find((visit) => visit.id === id)?.tables.join() !== tables.join())
    .map(({ id, tables }) => ({ visitId: id, tables }));
}

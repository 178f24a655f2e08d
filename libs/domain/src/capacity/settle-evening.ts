import { type Occupancy, type Visit, takenDuring } from './occupancy.js';
import { type Move, type Seating, type SeatingRequest, seat } from './seating.js';
import { type TablePlan, maskOf } from './table-plan.js';

/** What an evening does when tables are taken away: who moves, and who is left without a table. */
export interface Settlement {
  moves: readonly Move[];
  /** Ids of the visits that fit nowhere any more. */
  unseated: readonly string[];
}

/**
 * Makes way for what cannot give way: visits that lost their tables, or have none, are seated one after the other, and
 * others move for them if need be. Each step is exact, so everybody keeps a table if the evening has one for everybody
 * (rules §4). A visit that is fixed itself is not moved: without its tables it is left without.
 */
export function settleEvening(visits: Occupancy, immovable: Occupancy, plan: TablePlan): Settlement {
  const keeps = (visit: Visit): boolean =>
    visit.tables.length > 0 && (takenDuring(visit, immovable, plan) & maskOf(visit.tables, plan.tables)) === 0;
  let seated = visits.filter(keeps);
  const unseated: string[] = [];
  for (const visit of visits.filter((one) => !keeps(one))) {
    const seating = seatAnew(visit, [...immovable, ...seated], plan);
    if (typeof seating === 'string') unseated.push(visit.id);
    else seated = [...seated.map((one) => moved(one, seating.moves)), { ...visit, tables: seating.tables }];
  }
  return { moves: movesBetween(visits, seated), unseated };
}

/** Seats a party at the tables that staff chose for it, and moves whoever can move out of the way (rules §3). */
export function seatAt(
  tables: readonly string[],
  request: SeatingRequest,
  { occupancy, plan }: { occupancy: Occupancy; plan: TablePlan },
): Seating {
  const pinned: Visit = { ...request, id: '', tables, isFixed: true };
  const { moves, unseated } = settleEvening(occupancy, [pinned], plan);
  return unseated.length === 0 ? { tables, moves } : 'none';
}

function seatAnew(visit: Visit, occupancy: Occupancy, plan: TablePlan): Seating {
  const mayMove = !visit.isFixed || visit.tables.length === 0;
  return mayMove ? seat(visit, { occupancy, plan }) : 'none';
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

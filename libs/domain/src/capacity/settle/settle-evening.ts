import { type TablePlan, emptyPlan, placesFor, withoutPlacesAt } from '../../venue/table-plan.js';
import type { Minute } from '../../venue/schedule/time-of-day.js';
import { type Occupancy, type Room, type Visit, overdueTables } from '../evening/evening.js';
import { arrangeWithFewestMoves } from '../search/fewest-moves.js';
import { areInUse, diaryOf, isClear, keepersAmong } from './keepers.js';
import { partyToArrange, seatEach, usualSteps } from '../search/seating.js';
import { type Move, type Seating, type SeatingRequest, afterMoves, movesTo } from '../search/seating-request.js';
import type { Effort } from '../search/side-by-side.js';

/** What an evening does when tables are taken away or become free: who moves, and who is left without a table. */
export interface Settlement {
  moves: readonly Move[];
  /** Ids of the visits that fit nowhere. */
  unseated: readonly string[];
  /** Whether that is known of each of them; else the search gave up on one. */
  isCertain: boolean;
  /** Whether no arrangement has fewer moves; else one may. */
  isFewest: boolean;
}

/** The room that an evening settles in. */
export interface SettlingRoom {
  /** Events, and whoever else takes tables before all others. */
  immovable: Occupancy;
  planAt: (start: Minute) => TablePlan;
  /** Steps for all who are to be seated together. */
  steps?: number;
  /** Any moves will do: it is asked only whether there is a seating. */
  anyMoves?: boolean | undefined;
}

/**
 * Seats whoever has no table, or has one where an event is, where others still are, or out of use, one after the other in the
 * order given; others move for them if need be, as few as possible, who is fixed stays. Each step is exact, so everybody has a
 * table if the evening has one for everybody (rules §4).
 */
export function settleEvening(visits: Occupancy, room: SettlingRoom): Settlement {
  const { immovable, planAt, steps = usualSteps } = room;
  const keepers = keepersAmong(visits, immovable, planAt);
  if (keepers.size === visits.length) return { moves: [], unseated: [], isCertain: true, isFewest: true };
  const effort = { left: steps };
  let isCertain = true;
  let seated = [...keepers];
  const plans = new Map<Visit, TablePlan>();
  for (const visit of visits.filter((one) => !keepers.has(one))) {
    const occupancy = [...immovable, ...seated];
    const { seating, plan } = seatIn(plansFor(visit, planAt(visit.start), occupancy), { visit, occupancy, effort });
    isCertain &&= seating !== 'budget_exceeded';
    if (typeof seating !== 'object') continue;
    plans.set(visit, plan);
    seated = [...afterMoves(seated, seating.moves), { ...visit, tables: seating.tables }];
  }
  const unseated = visits.filter((visit) => !keepers.has(visit) && !plans.has(visit)).map(({ id }) => id);
  const fewest = room.anyMoves ? seated : fewestMoves(seated, plans, { ...room, keepers: [...keepers], steps });
  return { moves: movesBetween(visits, fewest ?? seated), unseated, isCertain, isFewest: fewest !== null };
}

/** The same parties, seated all at once so that the fewest of those that have tables move; `null` when that is not known. */
function fewestMoves(
  seated: Visit[],
  plans: ReadonlyMap<Visit, TablePlan>,
  { immovable, planAt, keepers, steps }: SettlingRoom & { keepers: Visit[]; steps: number },
): Visit[] | null {
  const most = movesBetween(keepers, seated.slice(0, keepers.length)).length;
  if (most === 0) return seated;
  const staying = [...immovable.map((visit) => ({ ...visit, isFixed: true })), ...keepers];
  const visits = [...staying, ...plans.keys()];
  const parties = visits.map((visit) => {
    const plan = plans.get(visit);
    if (plan) return { ...visit, options: placesFor(visit.partySize, plan), held: null, isMovable: true };
    return partyToArrange(visit, planAt(visit.start), overdueTables(staying, planAt(visit.start)));
  });
  const places = arrangeWithFewestMoves(parties, most, { left: steps });
  return places && afterMoves(visits, movesTo(places, visits)).slice(immovable.length);
}

/** The seating of a visit in the first of several rooms in which there is one. */
function seatIn(
  plans: readonly TablePlan[],
  { visit, occupancy, effort }: { visit: Visit; occupancy: Occupancy; effort: Effort },
): { seating: Seating; plan: TablePlan } {
  const [plan = emptyPlan, ...others] = plans;
  const seating = seatEach([{ ...visit, plan }], { occupancy }, effort)[0] ?? 'none';
  const isLast = typeof seating === 'object' || others.length === 0;
  return isLast ? { seating, plan } : seatIn(others, { visit, occupancy, effort });
}

/** The room for a party that is to be seated: one that leaves its table goes to where guests stay on only if nothing else is left. */
function plansFor({ tables }: Visit, plan: TablePlan, occupancy: Occupancy): TablePlan[] {
  const overdue = occupancy.flatMap((visit) => (visit.isOverdue ? visit.tables : []));
  return tables.length > 0 && overdue.length > 0 ? [withoutPlacesAt(overdue, plan), plan] : [plan];
}

/** Seats a party at the tables that staff chose for it, and moves whoever can move out of the way (rules §3). */
export function seatAt(
  tables: readonly string[],
  request: SeatingRequest,
  room: Room & Pick<SettlingRoom, 'anyMoves'>,
): Seating {
  const { occupancy, plan, steps, anyMoves } = room;
  const chosen: Visit = { ...request, id: '', tables, isFixed: true };
  const fixed = occupancy.filter((visit) => visit.isFixed);
  if (!areInUse(chosen.tables, plan) || !isClear(chosen, diaryOf(fixed))) return 'none';
  const settled = settleEvening(occupancy, { immovable: [chosen], planAt: () => plan, steps, anyMoves });
  const { moves, unseated, isFewest } = settled;
  if (unseated.length === 0) return { tables, moves, ...(!isFewest && { isFewest }) };
  return settled.isCertain ? 'none' : 'budget_exceeded';
}

/** An event is there once for each stretch for which it holds tables, under one id. */
function movesBetween(before: Occupancy, after: Occupancy): Move[] {
  const isSame = (a: Visit, b: Visit): boolean => a.id === b.id && a.start === b.start && a.end === b.end;
  return after
    .filter((visit) => before.find((one) => isSame(one, visit))?.tables.join() !== visit.tables.join())
    .map(({ id, tables }) => ({ visitId: id, tables }));
}

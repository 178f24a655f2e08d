import { type TablePlan, emptyPlan, placesFor, withoutPlacesAt } from '../../venue/table-plan.js';
import type { Minute } from '../../venue/schedule/time-of-day.js';
import {
  type Occupancy,
  type OccupiedRoom,
  type Visit,
  toOverdueTablesMask,
  overlaps,
  sharesTables,
} from '../evening/evening.js';
import { isSeated } from '../evening/seated-visits.js';
import { arrangeWithFewestMoves } from '../search/fewest-moves.js';
import { toPartyToArrange, findSeatings, usualSearchSteps } from '../search/seating.js';
import { type Move, type Seating, type SeatingRequest, applyMoves, placesToMoves } from '../search/seating-request.js';
import type { Effort } from '../search/seat-at-one-moment.js';

export interface ReseatingRoom {
  /** Visits with priority over all the rest. */
  immovable: Occupancy;
  planAt: (start: Minute) => TablePlan;
  steps?: number;
  acceptsAnyMoves?: boolean | undefined;
}

/** Visits without a table that they can use, one after the other. As few others as possible move. Each step is exact, so all visits have tables if the evening has enough for all (rules §4). `isCertain` is false if the search gave up on one of them, `isFewest` if an arrangement with fewer moves may exist. */
export function reseatVisits(visits: Occupancy, room: ReseatingRoom) {
  const { immovable, planAt, steps = usualSearchSteps } = room;
  const stayingVisits = findStayingVisits(visits, immovable, planAt);
  if (stayingVisits.size === visits.length) return { moves: [], unseated: [], isCertain: true, isFewest: true };
  const budget = { stepsLeft: steps };
  let isCertain = true;
  let seated = [...stayingVisits];
  const planByVisit = new Map<Visit, TablePlan>();
  for (const visit of visits.filter((one) => !stayingVisits.has(one))) {
    const occupancy = [...immovable, ...seated];
    const possiblePlans = listPlansToTry(visit, planAt(visit.start), occupancy);
    const { seating, plan } = seatInFirstPlan(possiblePlans, { visit, occupancy, budget });
    isCertain &&= seating !== 'budget_exceeded';
    if (typeof seating !== 'object') continue;
    planByVisit.set(visit, plan);
    seated = [...applyMoves(seated, seating.moves), { ...visit, tables: seating.tables }];
  }
  const unseated = visits.filter((visit) => !stayingVisits.has(visit) && !planByVisit.has(visit)).map(({ id }) => id);
  const bestSeated = room.acceptsAnyMoves
    ? seated
    : minimizeReseatingMoves(seated, planByVisit, { ...room, stayingVisits: [...stayingVisits], steps });
  return { moves: listMovesBetween(visits, bestSeated ?? seated), unseated, isCertain, isFewest: bestSeated !== null };
}

function findStayingVisits(visits: Occupancy, immovable: Occupancy, planAt: (start: Minute) => TablePlan): Set<Visit> {
  const stayingVisits = [...immovable];
  for (const visit of sortByPriority(visits)) {
    const canStay = isSeated(visit) || areTablesInPlan(visit.tables, planAt(visit.start));
    if (canStay && hasFreeTables(visit, stayingVisits)) stayingVisits.push(visit);
  }
  return new Set(stayingVisits.slice(immovable.length));
}

/** No other visit has one of its tables at the same time. */
const hasFreeTables = (visit: Visit, others: Occupancy): boolean =>
  !others.some((other) => overlaps(other, visit) && sharesTables(other, visit));

/** A table that is out of use is removed after its guests have left. */
const areTablesInPlan = (tables: readonly string[], plan: TablePlan): boolean =>
  tables.length > 0 && tables.every((table) => plan.tables.includes(table));

/** Seated guests, then visits that must not move, by start, then the others in the given order. */
function sortByPriority(visits: Occupancy): Visit[] {
  const isPinned = (visit: Visit): boolean => visit.isFixed && !isSeated(visit);
  return [
    ...visits.filter(isSeated),
    ...visits.filter(isPinned).sort((a, b) => a.start - b.start),
    ...visits.filter((visit) => !visit.isFixed && !isSeated(visit)),
  ];
}

/** All at once; `null` when this is not proven. */
function minimizeReseatingMoves(
  seated: Visit[],
  planByVisit: ReadonlyMap<Visit, TablePlan>,
  { immovable, planAt, stayingVisits, steps }: ReseatingRoom & { stayingVisits: Visit[]; steps: number },
): Visit[] | null {
  const maxMoves = listMovesBetween(stayingVisits, seated.slice(0, stayingVisits.length)).length;
  if (maxMoves === 0) return seated;
  const visitsToKeep = [...immovable.map((visit) => ({ ...visit, isFixed: true })), ...stayingVisits];
  const visits = [...visitsToKeep, ...planByVisit.keys()];
  const parties = visits.map((visit) => {
    const plan = planByVisit.get(visit);
    if (plan) return { ...visit, options: placesFor(visit.partySize, plan), currentMask: null, isMovable: true };
    return toPartyToArrange(visit, planAt(visit.start), toOverdueTablesMask(visitsToKeep, planAt(visit.start)));
  });
  const places = arrangeWithFewestMoves(parties, maxMoves, { stepsLeft: steps });
  return places && applyMoves(visits, placesToMoves(places, visits)).slice(immovable.length);
}

function seatInFirstPlan(
  plans: readonly TablePlan[],
  { visit, occupancy, budget }: { visit: Visit; occupancy: Occupancy; budget: Effort },
): { seating: Seating; plan: TablePlan } {
  const [plan = emptyPlan, ...others] = plans;
  const seating = findSeatings([{ ...visit, plan }], { occupancy }, budget)[0] ?? 'none';
  const isFinal = typeof seating === 'object' || others.length === 0;
  return isFinal ? { seating, plan } : seatInFirstPlan(others, { visit, occupancy, budget });
}

/** A table at which guests stay too long is the last choice. */
function listPlansToTry({ tables }: Visit, plan: TablePlan, occupancy: Occupancy): TablePlan[] {
  const overdueTables = occupancy.flatMap((visit) => (visit.isOverdue ? visit.tables : []));
  return tables.length > 0 && overdueTables.length > 0 ? [withoutPlacesAt(overdueTables, plan), plan] : [plan];
}

/** Others move out of the way if they can (rules §3). */
export function findSeatingAt(
  tables: readonly string[],
  request: SeatingRequest,
  room: OccupiedRoom & Pick<ReseatingRoom, 'acceptsAnyMoves'>,
): Seating {
  const { occupancy, plan, steps, acceptsAnyMoves } = room;
  const placedVisit: Visit = { ...request, id: '', tables, isFixed: true };
  const fixedVisits = occupancy.filter((visit) => visit.isFixed);
  if (!areTablesInPlan(placedVisit.tables, plan) || !hasFreeTables(placedVisit, fixedVisits)) return 'none';
  const reseated = reseatVisits(occupancy, { immovable: [placedVisit], planAt: () => plan, steps, acceptsAnyMoves });
  const { moves, unseated, isFewest } = reseated;
  if (unseated.length === 0) return { tables, moves, ...(!isFewest && { isFewest }) };
  return reseated.isCertain ? 'none' : 'budget_exceeded';
}

/** An event occurs once for each period of its tables. */
function listMovesBetween(before: Occupancy, after: Occupancy): Move[] {
  const isSameVisit = (a: Visit, b: Visit): boolean => a.id === b.id && a.start === b.start && a.end === b.end;
  return after
    .filter((visit) => before.find((earlier) => isSameVisit(earlier, visit))?.tables.join() !== visit.tables.join())
    .map(({ id, tables }) => ({ visitId: id, tables }));
}

import type { TablePlan } from '../house/table-plan.js';
import type { Minute } from '../schedule/time-of-day.js';
import { type Occupancy, type Room, type Stretch, type Visit, overlaps } from './evening.js';
import { areSitting } from './guests-who-sit.js';
import { seat, usualSteps } from './seating.js';
import { type Move, type Seating, type SeatingRequest, afterMoves } from './seating-request.js';

/** What an evening does when tables are taken away or become free: who moves, and who is left without a table. */
export interface Settlement {
  moves: readonly Move[];
  /** Ids of the visits that fit nowhere. */
  unseated: readonly string[];
  /** Whether that is known of each of them; else the search gave up on somebody. */
  isCertain: boolean;
}

/** The room that an evening settles in. */
export interface SettlingRoom {
  /** Events, and whoever else takes tables before all others. */
  immovable: Occupancy;
  planAt: (start: Minute) => TablePlan;
  /** Steps for all who are to be seated together. */
  steps?: number;
}

/**
 * Seats whoever has no table, or has one where an event is, where others still are, or out of use, one after the other in the
 * order given; others move for them if need be, who is fixed stays. Each step is exact, so everybody has a table if the
 * evening has one for everybody (rules §4).
 */
export function settleEvening(visits: Occupancy, { immovable, planAt, steps = usualSteps }: SettlingRoom): Settlement {
  const keepers = keepersAmong(visits, immovable, planAt);
  if (keepers.size === visits.length) return { moves: [], unseated: [], isCertain: true };
  const effort = { left: steps };
  let isCertain = true;
  let seated = [...keepers];
  const unseated: string[] = [];
  for (const visit of visits.filter((one) => !keepers.has(one))) {
    const room = { occupancy: [...immovable, ...seated], plan: planAt(visit.start) };
    const seating = seat(visit, room, effort);
    if (typeof seating === 'object')
      seated = [...afterMoves(seated, seating.moves), { ...visit, tables: seating.tables }];
    else unseated.push(visit.id);
    isCertain &&= seating !== 'budget_exceeded';
  }
  return { moves: movesBetween(visits, seated), unseated, isCertain };
}

/** Seats a party at the tables that staff chose for it, and moves whoever can move out of the way (rules §3). */
export function seatAt(tables: readonly string[], request: SeatingRequest, room: Room): Seating {
  const { occupancy, plan, steps } = room;
  const chosen: Visit = { ...request, id: '', tables, isFixed: true };
  const fixed = occupancy.filter((visit) => visit.isFixed);
  if (!areInUse(chosen.tables, plan) || !isClear(chosen, diaryOf(fixed))) return 'none';
  const settled = settleEvening(occupancy, { immovable: [chosen], planAt: () => plan, steps });
  if (settled.unseated.length === 0) return { tables, moves: settled.moves };
  return settled.isCertain ? 'none' : 'budget_exceeded';
}

/** Whoever keeps their tables, because nobody who has a better right is in the way. */
function keepersAmong(visits: Occupancy, immovable: Occupancy, planAt: SettlingRoom['planAt']): Set<Visit> {
  const kept = new Set<Visit>();
  const firm = diaryOf(immovable);
  for (const visit of byTheirRight(visits)) {
    const isAtHome = areSitting(visit) || areInUse(visit.tables, planAt(visit.start));
    if (!isAtHome || !isClear(visit, firm)) continue;
    kept.add(visit);
    enter(visit, firm);
  }
  return kept;
}

/** Who is at each table, and when. */
type TableDiary = Map<string, Stretch[]>;

function diaryOf(visits: Occupancy): TableDiary {
  const diary: TableDiary = new Map();
  for (const visit of visits) enter(visit, diary);
  return diary;
}

function enter(visit: Visit, diary: TableDiary): void {
  for (const table of visit.tables) {
    const page = diary.get(table);
    if (page) page.push(visit);
    else diary.set(table, [visit]);
  }
}

/** Whether nobody in the diary is at its tables. Guests who sit at one that is out of use stay: it is taken out when they have left. */
const isClear = (visit: Visit, diary: TableDiary): boolean =>
  visit.tables.every((table) => !diary.get(table)?.some((other) => overlaps(other, visit)));

const areInUse = (tables: readonly string[], plan: TablePlan): boolean =>
  tables.length > 0 && tables.every((table) => plan.tables.includes(table));

/** First those who sit, then who may not be moved, the first to come before the next; then the others as they are given. */
function byTheirRight(visits: Occupancy): Visit[] {
  const isFirm = (visit: Visit): boolean => visit.isFixed && !areSitting(visit);
  return [
    ...visits.filter(areSitting),
    ...visits.filter(isFirm).sort((a, b) => a.start - b.start),
    ...visits.filter((visit) => !visit.isFixed && !areSitting(visit)),
  ];
}

function movesBetween(before: Occupancy, after: Occupancy): Move[] {
  return after
    .filter(({ id, tables }) => before.find((visit) => visit.id === id)?.tables.join() !== tables.join())
    .map(({ id, tables }) => ({ visitId: id, tables }));
}

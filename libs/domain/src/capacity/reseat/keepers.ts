import type { TablePlan } from '../../venue/table-plan.js';
import type { Minute } from '../../venue/schedule/time-of-day.js';
import { type Occupancy, type Stretch, type Visit, overlaps } from '../evening/evening.js';
import { areSitting } from '../evening/guests-who-sit.js';

export function keepersAmong(
  visits: Occupancy,
  immovable: Occupancy,
  planAt: (start: Minute) => TablePlan,
): Set<Visit> {
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

type TableDiary = Map<string, Stretch[]>;

export function diaryOf(visits: Occupancy): TableDiary {
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

/** A table that is out of use is removed after its guests have left. */
export const isClear = (visit: Visit, diary: TableDiary): boolean =>
  visit.tables.every((table) => !diary.get(table)?.some((other) => overlaps(other, visit)));

export const areInUse = (tables: readonly string[], plan: TablePlan): boolean =>
  tables.length > 0 && tables.every((table) => plan.tables.includes(table));

/** Seated guests, then visits that must not move, by start, then the others in the given order. */
function byTheirRight(visits: Occupancy): Visit[] {
  const isFirm = (visit: Visit): boolean => visit.isFixed && !areSitting(visit);
  return [
    ...visits.filter(areSitting),
    ...visits.filter(isFirm).sort((a, b) => a.start - b.start),
    ...visits.filter((visit) => !visit.isFixed && !areSitting(visit)),
  ];
}

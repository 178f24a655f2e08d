import type { TablePlan } from '../../venue/table-plan.js';
import type { Minute } from '../../venue/schedule/time-of-day.js';
import { type Occupancy, type Period, type Visit, overlaps } from '../evening/evening.js';
import { isSeated } from '../evening/seated-visits.js';

export function findKeepers(visits: Occupancy, immovable: Occupancy, planAt: (start: Minute) => TablePlan): Set<Visit> {
  const keepers = new Set<Visit>();
  const firmDiary = toTableDiary(immovable);
  for (const visit of sortByPriority(visits)) {
    const canStay = isSeated(visit) || areTablesInUse(visit.tables, planAt(visit.start));
    if (!canStay || !isClear(visit, firmDiary)) continue;
    keepers.add(visit);
    addToDiary(visit, firmDiary);
  }
  return keepers;
}

type TableDiary = Map<string, Period[]>;

export function toTableDiary(visits: Occupancy): TableDiary {
  const diary: TableDiary = new Map();
  for (const visit of visits) addToDiary(visit, diary);
  return diary;
}

function addToDiary(visit: Visit, diary: TableDiary): void {
  for (const table of visit.tables) {
    const periods = diary.get(table);
    if (periods) periods.push(visit);
    else diary.set(table, [visit]);
  }
}

/** A table that is out of use is removed after its guests have left. */
export const isClear = (visit: Visit, diary: TableDiary): boolean =>
  visit.tables.every((table) => !diary.get(table)?.some((other) => overlaps(other, visit)));

export const areTablesInUse = (tables: readonly string[], plan: TablePlan): boolean =>
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

import type { DateRange } from './schedule/opening-hours.js';
import { type ServiceDate, addDays } from './schedule/service-date.js';
import type { DiningTable } from './room-layout.js';

export interface TableClosure extends DateRange {
  tables: readonly string[];
  /** For staff only. */
  reason?: string;
}

export interface SavedClosure extends TableClosure {
  id: number;
}

export interface ClosedTable extends DiningTable {
  order: number;
  to: ServiceDate;
  reason?: string;
}

/** On which it begins and is over. */
export const listClosureChangeDates = ({ from, to }: TableClosure): ServiceDate[] => [from, addDays(to, 1)];

/** Of several, the one that ends last. */
export function findClosure<Closure extends TableClosure>(
  tableId: string,
  date: ServiceDate,
  closures: readonly Closure[],
): Closure | undefined {
  return closures
    .filter(({ from, to, tables }) => from <= date && date <= to && tables.includes(tableId))
    .reduce<Closure | undefined>((last, closure) => (last && last.to >= closure.to ? last : closure), undefined);
}

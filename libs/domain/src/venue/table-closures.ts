import type { DateRange } from './schedule/opening-hours.js';
import { type ServiceDate, addDays } from './schedule/service-date.js';
import type { DiningTable } from './dining-tables.js';

/** Tables that nobody is seated at for a stretch of service dates: a broken leg, a terrace in the rain. */
export interface TableClosure extends DateRange {
  tables: readonly string[];
  /** Why, for staff alone. */
  reason?: string;
}

/** One that stands, with the number by which it is known. */
export interface StandingClosure extends TableClosure {
  id: number;
}

/** A table that stands in the room and is not in use, and why. */
export interface TableOut extends DiningTable {
  /** Where it stands among all tables of the room, from 0. */
  order: number;
  /** The last service date without it. */
  to: ServiceDate;
  reason?: string;
}

/** The dates on which a closure begins and on which it is over. */
export const turnsOfClosure = ({ from, to }: TableClosure): ServiceDate[] => [from, addDays(to, 1)];

/** What keeps a table out of use on a date; of several the one that lasts longest. */
export function closureOf<Closure extends TableClosure>(
  table: string,
  date: ServiceDate,
  closures: readonly Closure[],
): Closure | undefined {
  return closures
    .filter(({ from, to, tables }) => from <= date && date <= to && tables.includes(table))
    .sort((a, b) => (a.to > b.to ? -1 : 1))[0];
}

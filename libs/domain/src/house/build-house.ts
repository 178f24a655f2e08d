import type { Dated } from '../schedule/opening-hours.js';
import type { ServiceDate } from '../schedule/service-date.js';
import type { House } from './house.js';
import type { DiningTable, TableCombination } from './dining-tables.js';
import { type TablePlan, buildTablePlan } from './table-plan.js';

/** For how long something of the room is in use; `null` is without end. */
export interface InUse {
  /** The first service date. */
  usedFrom: ServiceDate | null;
  /** The first service date without it. */
  usedUntil: ServiceDate | null;
}

/** The house as its rows tell it. */
export interface HouseRows extends Omit<House, 'plans'> {
  tables: readonly (DiningTable & InUse)[];
  combinations: readonly (TableCombination & InUse)[];
}

const sinceEver: ServiceDate = '0001-01-01';

/** The house of these rows. A combination is there while all of its tables are; throws what `buildTablePlan` throws. */
export function buildHouse({ tables, combinations, ...house }: HouseRows): House {
  const turns = [...tables, ...combinations].flatMap(({ usedFrom, usedUntil }) => [usedFrom, usedUntil]);
  const dates = [...new Set([sinceEver, ...turns.filter((date) => date !== null)])].sort();
  return {
    ...house,
    plans: dates.map((from): Dated<TablePlan> => ({ from, value: planFrom(from, tables, combinations) })),
  };
}

function planFrom(date: ServiceDate, tables: HouseRows['tables'], combinations: HouseRows['combinations']): TablePlan {
  const inUse = tables.filter((table) => isInUse(table, date));
  const isThere = (id: string): boolean => inUse.some((table) => table.id === id);
  const joined = combinations.filter((one) => isInUse(one, date) && one.tables.every(isThere));
  return buildTablePlan(inUse, joined);
}

function isInUse({ usedFrom, usedUntil }: InUse, date: ServiceDate): boolean {
  return (usedFrom === null || usedFrom <= date) && (usedUntil === null || date < usedUntil);
}

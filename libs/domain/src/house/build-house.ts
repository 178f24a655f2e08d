import type { Dated } from '../schedule/opening-hours.js';
import type { ServiceDate } from '../schedule/service-date.js';
import type { House } from './house.js';
import type { DiningTable, InUse, TableCombination } from './dining-tables.js';
import { type TableOut, closureOf, turnsOfClosure } from './table-closures.js';
import { type TablePlan, buildTablePlan } from './table-plan.js';

/** The house as its rows tell it. */
export interface HouseRows extends Omit<House, 'plans'> {
  combinations: readonly (TableCombination & InUse)[];
}

const sinceEver: ServiceDate = '0001-01-01';

/** The house of these rows. A combination is there while all of its tables are; throws what `buildTablePlan` throws. */
export function buildHouse({ combinations, ...house }: HouseRows): House {
  const { tables, closures } = house;
  const uses = [...tables, ...combinations].flatMap(({ usedFrom, usedUntil }) => [usedFrom, usedUntil]);
  const turns = [...uses.filter((date) => date !== null), ...closures.flatMap(turnsOfClosure)];
  const dates = [...new Set([sinceEver, ...turns])].sort();
  return {
    ...house,
    plans: dates.map((from): Dated<TablePlan> => ({ from, value: planFrom(from, { combinations, ...house }) })),
  };
}

function planFrom(date: ServiceDate, { tables, combinations, closures }: HouseRows): TablePlan {
  const standing = tables.filter((table) => isInUse(table, date));
  const inUse = standing.filter(({ id }) => !closureOf(id, date, closures));
  const isThere = (id: string): boolean => inUse.some((table) => table.id === id);
  const joined = combinations.filter((one) => isInUse(one, date) && one.tables.every(isThere));
  const isWhole = inUse.length === standing.length;
  return buildTablePlan(inUse, isWhole ? joined : joined.flatMap((one) => asFarAsSeats(one, inUse)));
}

/** While tables are out of use the whole room seats no more than the others do, and a single table is none. */
function asFarAsSeats(one: TableCombination, inUse: readonly DiningTable[]): TableCombination[] {
  if (!one.isWholeRoom) return [one];
  const seats = inUse.reduce((sum, { maxParty }) => sum + maxParty, 0);
  return inUse.length > 1 && one.minParty <= seats ? [{ ...one, maxParty: Math.min(one.maxParty, seats) }] : [];
}

/** The tables of the room that are out of use on a date. */
export function tablesOutOn(date: ServiceDate, { tables, closures }: Pick<House, 'tables' | 'closures'>): TableOut[] {
  const standing = tables.filter((table) => isInUse(table, date));
  return standing.flatMap(({ id, minParty, maxParty }, order) => {
    const closure = closureOf(id, date, closures);
    if (!closure) return [];
    const { to, reason } = closure;
    return [{ id, minParty, maxParty, order, to, ...(reason !== undefined && { reason }) }];
  });
}

function isInUse({ usedFrom, usedUntil }: InUse, date: ServiceDate): boolean {
  return (usedFrom === null || usedFrom <= date) && (usedUntil === null || date < usedUntil);
}

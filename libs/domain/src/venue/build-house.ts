import { type Dated, valueOn } from './schedule/opening-hours.js';
import type { ServiceDate } from './schedule/service-date.js';
import type { DiningTable, TableCombination } from './dining-tables.js';
import type { House } from './house.js';
import { type DrawnRoom, emptyRoom } from './drawn-room.js';
import { type TableOut, closureOf, turnsOfClosure } from './table-closures.js';
import { type TablePlan, buildTablePlan } from './table-plan.js';

/** The house as its rows tell it. */
export type HouseRows = Omit<House, 'plans'>;

/** The house of these rows. A combination is there while all of its tables are; throws what `buildTablePlan` throws. */
export function buildHouse(rows: HouseRows): House {
  const turns = [...rows.rooms.map(({ from }) => from), ...rows.closures.flatMap(turnsOfClosure)];
  const dates = [...new Set(turns)].sort();
  const planFrom = planMaker();
  return { ...rows, plans: dates.map((from): Dated<TablePlan> => ({ from, value: planFrom(from, rows) })) };
}

/** A plan is made once for the same tables of the same room: closures come back, and those of years stay in the rows. */
function planMaker(): (date: ServiceDate, rows: HouseRows) => TablePlan {
  const made = new Map<DrawnRoom, Map<string, TablePlan>>();
  return (date, { rooms, closures }) => {
    const room = roomOn(date, { rooms });
    const inUse = room.tables.filter(({ id }) => !closureOf(id, date, closures));
    const ofRoom = made.get(room) ?? new Map<string, TablePlan>();
    made.set(room, ofRoom);
    const key = inUse.map(({ id }) => id).join();
    const plan = ofRoom.get(key) ?? planOf(room, inUse);
    ofRoom.set(key, plan);
    return plan;
  };
}

function planOf({ tables, combinations }: DrawnRoom, inUse: readonly DiningTable[]): TablePlan {
  const isThere = (id: string): boolean => inUse.some((table) => table.id === id);
  const joined = combinations.filter((one) => one.tables.every(isThere));
  const isWhole = inUse.length === tables.length;
  return buildTablePlan(inUse, isWhole ? joined : joined.flatMap((one) => asFarAsSeats(one, inUse)));
}

/** While tables are out of use the whole room seats no more than the others do, and a single table is none. */
function asFarAsSeats(one: TableCombination, inUse: readonly DiningTable[]): TableCombination[] {
  if (!one.isWholeRoom) return [one];
  const seats = inUse.reduce((sum, { maxParty }) => sum + maxParty, 0);
  return inUse.length > 1 && one.minParty <= seats ? [{ ...one, maxParty: Math.min(one.maxParty, seats) }] : [];
}

/** The room as it stands on a date, with the tables that are out of use. */
export function roomOn(date: ServiceDate, { rooms }: Pick<House, 'rooms'>): DrawnRoom {
  return valueOn(date, rooms) ?? emptyRoom;
}

/** The tables of the room that are out of use on a date. */
export function tablesOutOn(date: ServiceDate, { rooms, closures }: Pick<House, 'rooms' | 'closures'>): TableOut[] {
  return roomOn(date, { rooms }).tables.flatMap(({ id, minParty, maxParty }, order) => {
    const closure = closureOf(id, date, closures);
    if (!closure) return [];
    const { to, reason } = closure;
    return [{ id, minParty, maxParty, order, to, ...(reason !== undefined && { reason }) }];
  });
}

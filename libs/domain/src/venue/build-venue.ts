import { memoize } from '../memoize.js';
import { type Dated, valueOn } from './schedule/opening-hours.js';
import type { ServiceDate } from './schedule/service-date.js';
import { type DiningTable, type TableCombination, type RoomLayout, emptyRoom } from './room-layout.js';
import type { Venue } from './venue.js';
import { type ClosedTable, findClosure, listClosureChangeDates } from './table-closures.js';
import { type TablePlan, buildTablePlan } from './table-plan.js';

export type VenueRows = Omit<Venue, 'plans'>;

/** A combination exists while all of its tables do. Throws the errors of `buildTablePlan`. */
export function buildVenue(rows: VenueRows): Venue {
  const changeDates = [...rows.rooms.map(({ from }) => from), ...rows.closures.flatMap(listClosureChangeDates)];
  const uniqueDates = [...new Set(changeDates)].sort();
  return { ...rows, plans: uniqueDates.map((from): Dated<TablePlan> => ({ from, value: buildPlanOn(from, rows) })) };
}

/** By the tables in use: closures repeat, and those of past years stay in the rows. */
const cachedPlans = memoize((_room: RoomLayout) => new Map<string, TablePlan>());

function buildPlanOn(date: ServiceDate, { rooms, closures }: VenueRows): TablePlan {
  const room = roomOn(date, { rooms });
  const tablesInUse = room.tables.filter(({ id }) => !findClosure(id, date, closures));
  const tableIdsKey = tablesInUse.map(({ id }) => id).join();
  const plan = cachedPlans(room).get(tableIdsKey) ?? buildPlan(room, tablesInUse);
  cachedPlans(room).set(tableIdsKey, plan);
  return plan;
}

function buildPlan({ tables, combinations }: RoomLayout, tablesInUse: readonly DiningTable[]): TablePlan {
  const isInUse = (id: string): boolean => tablesInUse.some((table) => table.id === id);
  const joined = combinations.filter((one) => one.tables.every(isInUse));
  const isWhole = tablesInUse.length === tables.length;
  return buildTablePlan(tablesInUse, isWhole ? joined : joined.flatMap((one) => limitWholeRoom(one, tablesInUse)));
}

/** The whole room seats only as many guests as the tables in use. A single table is no whole room. */
function limitWholeRoom(one: TableCombination, tablesInUse: readonly DiningTable[]): TableCombination[] {
  if (!one.isWholeRoom) return [one];
  const seats = tablesInUse.reduce((sum, { maxParty }) => sum + maxParty, 0);
  return tablesInUse.length > 1 && one.minParty <= seats ? [{ ...one, maxParty: Math.min(one.maxParty, seats) }] : [];
}

export function roomOn(date: ServiceDate, { rooms }: Pick<Venue, 'rooms'>): RoomLayout {
  return valueOn(date, rooms) ?? emptyRoom;
}

export function closedTablesOn(
  date: ServiceDate,
  { rooms, closures }: Pick<Venue, 'rooms' | 'closures'>,
): ClosedTable[] {
  return roomOn(date, { rooms }).tables.flatMap(({ id, minParty, maxParty }, order) => {
    const closure = findClosure(id, date, closures);
    if (!closure) return [];
    const { to, reason } = closure;
    return [{ id, minParty, maxParty, order, to, ...(reason !== undefined && { reason }) }];
  });
}

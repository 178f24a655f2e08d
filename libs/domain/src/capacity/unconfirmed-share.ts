import type { TablePlan } from '../house/table-plan.js';
import type { Visit } from './evening.js';

/** Of an evening's seats, the share that guests without a confirmation may hold at any moment (rules §6). */
const unconfirmedShare = 1 / 3;

/**
 * Whether visits that wait for a confirmation leave the other guests enough of the room, at every moment. One table may always
 * wait, or a small room could hold none.
 */
export function leavesEnoughConfirmed(unconfirmed: readonly Visit[], plan: TablePlan): boolean {
  const mostSeats = seatsAt(plan.tables, plan) * unconfirmedShare;
  return unconfirmed.every(({ start: moment }) => {
    const tables = unconfirmed.flatMap((visit) => (visit.start <= moment && moment < visit.end ? visit.tables : []));
    return tables.length <= 1 || seatsAt(tables, plan) <= mostSeats;
  });
}

function seatsAt(tables: readonly string[], plan: TablePlan): number {
  const seatsOf = (table: string): number =>
    plan.places.find((place) => place.tables.length === 1 && place.tables[0] === table)?.maxParty ?? 0;
  return tables.reduce((sum, table) => sum + seatsOf(table), 0);
}

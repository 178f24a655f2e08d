import type { TablePlan } from '../house/table-plan.js';
import type { Visit } from './evening.js';

/** Of an evening's seats, the share that guests without a confirmation may hold at any moment (rules §6). */
const unconfirmedShare = 1 / 3;

/** Whether visits that wait for a confirmation leave the other guests enough of the room, at every moment. */
export function leavesEnoughConfirmed(unconfirmed: readonly Visit[], plan: TablePlan): boolean {
  return mostSeatsAtOnce(unconfirmed, plan) <= seatsAt(plan.tables, plan) * unconfirmedShare;
}

/** The most seats that visits hold at one moment; a joined table counts with all its seats. */
function mostSeatsAtOnce(visits: readonly Visit[], plan: TablePlan): number {
  const seatsDuring = (moment: number): number =>
    seatsAt(
      visits.filter(({ start, end }) => start <= moment && moment < end).flatMap(({ tables }) => tables),
      plan,
    );
  return Math.max(0, ...visits.map(({ start }) => seatsDuring(start)));
}

function seatsAt(tables: readonly string[], plan: TablePlan): number {
  const seatsOf = (table: string): number =>
    plan.places.find((place) => place.tables.length === 1 && place.tables[0] === table)?.maxParty ?? 0;
  return tables.reduce((sum, table) => sum + seatsOf(table), 0);
}

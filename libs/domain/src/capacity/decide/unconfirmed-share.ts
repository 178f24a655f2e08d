import type { GuestRules } from '../../venue/booking-rules.js';
import { reservationLimits } from '../../venue/reservation-limits.js';
import type { TablePlan } from '../../venue/table-plan.js';
import type { Evening, Visit } from '../evening/evening.js';

/** Of an evening's seats, the share that guests without a confirmation may hold at any moment (rules §6). */
const unconfirmedShare = 1 / 3;

/** A party that asks for tables, and through whom. */
interface Asker {
  partySize: number;
  source: string;
}

/** True for a party that is as large as its way in offers (rules §6): programs read the sizes of the schema, all others those of the house. */
export const isSizeOffered = (
  { partySize, source }: Asker,
  { largestPartyOnline }: Pick<GuestRules, 'largestPartyOnline'>,
): boolean => partySize <= (source === 'agent' ? reservationLimits.maxPartySize : largestPartyOnline);

/**
 * True where a party that no mailbox has confirmed may hold its tables (rules §6): its size is one that is offered, and it is among
 * `unconfirmed`, which leave enough of the room at every moment. One table may always wait, or a small room could hold none.
 */
export function mayHoldUnconfirmed(
  asker: Asker,
  unconfirmed: readonly Visit[],
  { plan, rules }: Pick<Evening, 'plan' | 'rules'>,
): boolean {
  return isSizeOffered(asker, rules) && leavesEnoughConfirmed(unconfirmed, plan);
}

function leavesEnoughConfirmed(unconfirmed: readonly Visit[], plan: TablePlan): boolean {
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

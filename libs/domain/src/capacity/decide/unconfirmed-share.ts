import type { GuestRules } from '../../venue/booking-rules.js';
import { reservationLimits } from '../../venue/reservation-limits.js';
import type { TablePlan } from '../../venue/table-plan.js';
import type { Evening, Visit } from '../evening/evening.js';

/** Of an evening's seats at any moment (rules §6). */
const maxUnconfirmedShare = 1 / 3;

interface PartyToHold {
  partySize: number;
  source: string;
}

/** Programs read the sizes of the schema (rules §6). */
export const isPartySizeAllowed = (
  { partySize, source }: PartyToHold,
  { largestPartyOnline }: Pick<GuestRules, 'largestPartyOnline'>,
): boolean => partySize <= (source === 'agent' ? reservationLimits.maxPartySize : largestPartyOnline);

/** `unconfirmedVisits` include the party. One table may always be held: a small room could else hold none (rules §6). */
export function mayHoldUnconfirmed(
  party: PartyToHold,
  unconfirmedVisits: readonly Visit[],
  { plan, rules }: Pick<Evening, 'plan' | 'rules'>,
): boolean {
  return isPartySizeAllowed(party, rules) && isWithinUnconfirmedShare(unconfirmedVisits, plan);
}

function isWithinUnconfirmedShare(visits: readonly Visit[], plan: TablePlan): boolean {
  const maxSeats = countSeats(plan.tables, plan) * maxUnconfirmedShare;
  return visits.every(({ start: moment }) => {
    const tables = visits.flatMap((visit) => (visit.start <= moment && moment < visit.end ? visit.tables : []));
    return tables.length <= 1 || countSeats(tables, plan) <= maxSeats;
  });
}

function countSeats(tables: readonly string[], plan: TablePlan): number {
  const seatsOf = (table: string): number =>
    plan.places.find((place) => place.tables.length === 1 && place.tables[0] === table)?.maxParty ?? 0;
  return tables.reduce((sum, table) => sum + seatsOf(table), 0);
}

import {
  type Evening,
  type StaffRule,
  type Stay,
  brokenRules,
  endsWithTheDay,
  freeTablesDuring,
  isListed,
  isWithinPace,
  nearestStartTimes,
  planFor,
  stayOf,
} from '@strapec/domain';
import { type EntityManager, In } from 'typeorm';
import { localMoment } from '../../platform/clock/local-time.js';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import type { LockedEvening, Party } from '../../evenings/locked-evening.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { fieldError, validationProblem } from '../../platform/http/problems/validation.pipe.js';
import { AlternativesDto, TableHolderDto } from './staff-problem.dto.js';

/** A visit that staff plan. */
export interface PlannedVisit {
  date: string;
  time: string;
  /** Hours; halves too. */
  duration: number;
  partySize: number;
  /** Where staff want it; nothing lets the house choose. */
  tables?: readonly string[] | null;
  overrideReason?: string | null;
  /** Whether it adds nobody to those who begin then: they stand in the door, or were to come then before. */
  isInPace?: boolean;
}

/** Throws `reason_required` with the rules that are broken, unless staff said why; a visit is not in its own way. */
export function checkRules(visit: PlannedVisit, locked: LockedEvening, id = ''): void {
  const stay = stayOf(visit);
  if (!endsWithTheDay(stay)) throw validationProblem([fieldError('duration', 'ends_with_the_day')]);
  const rules = rulesBrokenBy(visit, locked, id);
  if (rules.length > 0 && !visit.overrideReason) throw new Problem('reason_required', { members: { rules } });
}

function rulesBrokenBy(visit: PlannedVisit, locked: LockedEvening, id: string): StaffRule[] {
  const { evening, since } = locked;
  const stay = stayOf(visit);
  const now = localMoment(since);
  const rules: StaffRule[] = brokenRules(stay, evening, now);
  const tables = visit.tables && known(visit.tables, evening);
  if (tables && !isListed(tables, visit.partySize, planFor(stay.start, evening, now))) rules.push('unlisted_place');
  if (!visit.isInPace && !isWithinPace({ ...visit, ...stay }, locked.without(id))) rules.push('over_pace');
  return rules;
}

/**
 * Takes tables for a party: those that staff chose, else the `preferred` ones if nobody has to move for that, else the best.
 * Throws `capacity_full` with what can be had instead; staff override rules, but nobody puts two parties at one table.
 */
export async function seatForStaff(
  party: Party,
  locked: LockedEvening,
  {
    tx,
    tables,
    preferred = [],
  }: { tx: EntityManager; tables?: readonly string[] | null; preferred?: readonly string[] },
): Promise<void> {
  const inTheWay = tables ? await inTheWayOf(tx, known(tables, locked.evening), { party, locked }) : {};
  const seating = await (tables ? locked.seatAt(party, known(tables, locked.evening)) : locked.seat(party, preferred));
  if (typeof seating !== 'string') return;
  throw new Problem('capacity_full', { members: { ...(await insteadOf(party, locked)), ...inTheWay } });
}

/** Who keeps a party from tables, and which others are free for its whole visit. */
export async function inTheWayOf(
  tx: EntityManager,
  tables: readonly string[],
  { party, locked }: { party: Party; locked: LockedEvening },
): Promise<{ holders: TableHolderDto[]; freeTables: string[] }> {
  const visits = locked.inTheWayOf(party, tables);
  const rows = await tx.findBy(Reservation, { id: In(visits.map(({ id }) => id)) });
  const holders = rows.map((row) => TableHolderDto.from(row, locked.tablesOf(row.id)));
  const isTheirs = (table: string): boolean => visits.some((visit) => visit.tables.includes(table));
  return { holders, freeTables: freeTablesFor(party, locked).filter((table) => !isTheirs(table)) };
}

/** `no_table`: the house has none for a party that is to be told it has; with free times and tables of that evening. */
export async function noTable(party: Party, locked: LockedEvening): Promise<Problem> {
  const freeTables = freeTablesFor(party, locked);
  return new Problem('no_table', { members: { ...(await insteadOf(party, locked)), freeTables } });
}

/** The tables that nobody holds at any moment at which the party would. */
function freeTablesFor(party: Party, locked: LockedEvening): string[] {
  return freeTablesDuring(locked.stretchOf(party), locked.without(party.id));
}

async function insteadOf(
  party: Stay & Pick<Party, 'id' | 'partySize'>,
  locked: LockedEvening,
): Promise<{ alternatives: AlternativesDto }> {
  const startTimes = await locked.startTimesFor(party);
  const sameEvening = nearestStartTimes(party.start, startTimes, 3);
  return { alternatives: AlternativesDto.from({ sameEvening, nextEvening: null }) };
}

/** The chosen tables in the room's order, each once. */
function known(tables: readonly string[], { plan }: Evening): string[] {
  const unknown = tables.filter((id) => !plan.tables.includes(id));
  if (unknown.length > 0) throw validationProblem([fieldError('tables', 'tables_invalid')]);
  return plan.tables.filter((id) => tables.includes(id));
}

import {
  type Evening,
  type StaffRule,
  brokenStaffRules,
  endsWithinServiceDay,
  freeTablesDuring,
  isPlaceListed,
  isWithinPace,
  nearestStartTimes,
  tablePlanAt,
  toStay,
} from '@strapec/domain';
import { type EntityManager, In } from 'typeorm';
import { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import type { LockedEvening, PartyToSeat } from '../../evenings/locked-evening.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { fieldError, validationProblem } from '../../platform/http/problems/validation.pipe.js';
import { AlternativesDto, TableHolderDto } from './reservation-problems.dto.js';

export interface EnteredVisit {
  date: string;
  time: string;
  /** Hours, in steps of 0.5. */
  duration: number;
  partySize: number;
  tables?: readonly string[] | null;
  overrideReason?: string | null;
  /** It does not count towards the pace: the party is here already, or had the same start before. */
  isExemptFromPace?: boolean;
}

/** Throws `reason_required` unless staff gave a reason. The visit `id` itself is not counted. */
export function enforceStaffRules(visit: EnteredVisit, lockedEvening: LockedEvening, visitId = ''): void {
  const stay = toStay(visit);
  if (!endsWithinServiceDay(stay)) throw validationProblem([fieldError('duration', 'ends_with_the_day')]);
  const rules = findBrokenRules(visit, lockedEvening, visitId);
  if (rules.length > 0 && !visit.overrideReason) throw new Problem('reason_required', { members: { rules } });
}

function findBrokenRules(visit: EnteredVisit, lockedEvening: LockedEvening, visitId: string): StaffRule[] {
  const { evening, now } = lockedEvening;
  const stay = toStay(visit);
  const rules: StaffRule[] = brokenStaffRules(stay, evening, now);
  const tables = visit.tables && requireKnownTables(visit.tables, evening);
  if (tables && !isPlaceListed(tables, visit.partySize, tablePlanAt(stay.start, evening, now)))
    rules.push('unlisted_place');
  if (!visit.isExemptFromPace && !isWithinPace({ ...visit, ...stay }, lockedEvening.eveningWithout(visitId)))
    rules.push('over_pace');
  return rules;
}

/** At the chosen `tables`; else at the `preferredTables` if no other party has to move; else at the best. */
export async function seatForStaff(
  party: PartyToSeat,
  lockedEvening: LockedEvening,
  {
    tx,
    tables,
    preferredTables = [],
  }: { tx: EntityManager; tables?: readonly string[] | null; preferredTables?: readonly string[] },
): Promise<void> {
  const chosenTables = tables && requireKnownTables(tables, lockedEvening.evening);
  const conflicts = chosenTables ? await findTableConflicts(tx, chosenTables, { party, lockedEvening }) : {};
  const seating = await (chosenTables
    ? lockedEvening.seatAt(party, chosenTables)
    : lockedEvening.seat(party, preferredTables));
  if (typeof seating !== 'string') return;
  throw new Problem('capacity_full', { members: { ...(await findAlternatives(party, lockedEvening)), ...conflicts } });
}

export async function findTableConflicts(
  tx: EntityManager,
  tables: readonly string[],
  { party, lockedEvening }: { party: PartyToSeat; lockedEvening: LockedEvening },
): Promise<{ holders: TableHolderDto[]; freeTables: string[] }> {
  const visits = lockedEvening.findConflictingVisits(party, tables);
  const rows = await tx.findBy(Reservation, { id: In(visits.map(({ id }) => id)) });
  const holders = rows.map((row) => TableHolderDto.from(row, lockedEvening.tablesOf(row.id)));
  const isConflicting = (table: string): boolean => visits.some((visit) => visit.tables.includes(table));
  return { holders, freeTables: freeTablesFor(party, lockedEvening).filter((table) => !isConflicting(table)) };
}

export async function noTableProblem(party: PartyToSeat, lockedEvening: LockedEvening): Promise<Problem> {
  const freeTables = freeTablesFor(party, lockedEvening);
  return new Problem('no_table', { members: { ...(await findAlternatives(party, lockedEvening)), freeTables } });
}

function freeTablesFor(party: PartyToSeat, lockedEvening: LockedEvening): string[] {
  return freeTablesDuring(lockedEvening.tablePeriodOf(party), lockedEvening.eveningWithout(party.id));
}

async function findAlternatives(
  party: PartyToSeat,
  lockedEvening: LockedEvening,
): Promise<{ alternatives: AlternativesDto }> {
  const startTimes = await lockedEvening.findStaffStartTimes(party);
  const sameEvening = nearestStartTimes(party.start, startTimes, 3);
  return { alternatives: AlternativesDto.from({ sameEvening, nextEvening: null }) };
}

/** In the order of the plan. */
function requireKnownTables(tables: readonly string[], { plan }: Evening): string[] {
  const unknownTables = tables.filter((id) => !plan.tables.includes(id));
  if (unknownTables.length > 0) throw validationProblem([fieldError('tables', 'tables_invalid')]);
  return plan.tables.filter((id) => tables.includes(id));
}

import {
  type Evening,
  type StaffRule,
  findBrokenStaffRules,
  endsWithinServiceDay,
  listFreeTablesDuring,
  isPlaceListed,
  isWithinPace,
  pickNearestStartTimes,
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

/** Throws `reason_required` unless staff gave a reason. The visit that is changed does not count towards the pace. */
export function enforceStaffRules(visit: EnteredVisit, lockedEvening: LockedEvening, changedVisitId = ''): void {
  const stay = toStay(visit);
  if (!endsWithinServiceDay(stay)) throw validationProblem([fieldError('duration', 'ends_with_the_day')]);
  const rules = findBrokenRules(visit, lockedEvening, changedVisitId);
  if (rules.length > 0 && !visit.overrideReason) throw new Problem('reason_required', { members: { rules } });
}

function findBrokenRules(visit: EnteredVisit, lockedEvening: LockedEvening, changedVisitId: string): StaffRule[] {
  const { evening, now } = lockedEvening;
  const stay = toStay(visit);
  const brokenRules: StaffRule[] = findBrokenStaffRules(stay, evening, now);
  const chosenTables = visit.tables && requireKnownTables(visit.tables, evening);
  if (chosenTables && !isPlaceListed(chosenTables, visit.partySize, tablePlanAt(stay.start, evening, now)))
    brokenRules.push('unlisted_place');
  if (!visit.isExemptFromPace && !isWithinPace({ ...visit, ...stay }, lockedEvening.eveningWithout(changedVisitId)))
    brokenRules.push('over_pace');
  return brokenRules;
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
  const conflictingVisits = lockedEvening.findConflictingVisits(party, tables);
  const reservations = await tx.findBy(Reservation, { id: In(conflictingVisits.map(({ id }) => id)) });
  const holders = reservations.map((row) => TableHolderDto.from(row, lockedEvening.tablesOf(row.id)));
  const isConflicting = (table: string): boolean => conflictingVisits.some((visit) => visit.tables.includes(table));
  return { holders, freeTables: findFreeTables(party, lockedEvening).filter((table) => !isConflicting(table)) };
}

export async function noTableProblem(party: PartyToSeat, lockedEvening: LockedEvening): Promise<Problem> {
  const freeTables = findFreeTables(party, lockedEvening);
  return new Problem('no_table', { members: { ...(await findAlternatives(party, lockedEvening)), freeTables } });
}

function findFreeTables(party: PartyToSeat, lockedEvening: LockedEvening): string[] {
  return listFreeTablesDuring(lockedEvening.computeTablePeriod(party), lockedEvening.eveningWithout(party.id));
}

async function findAlternatives(
  party: PartyToSeat,
  lockedEvening: LockedEvening,
): Promise<{ alternatives: AlternativesDto }> {
  const startTimes = await lockedEvening.findStaffStartTimes(party);
  const sameEvening = pickNearestStartTimes(party.start, startTimes, 3);
  return { alternatives: AlternativesDto.from({ sameEvening, nextEvening: null }) };
}

/** In the order of the plan. */
function requireKnownTables(tables: readonly string[], { plan }: Evening): string[] {
  const unknownTables = tables.filter((id) => !plan.tables.includes(id));
  if (unknownTables.length > 0) throw validationProblem([fieldError('tables', 'tables_invalid')]);
  return plan.tables.filter((id) => tables.includes(id));
}

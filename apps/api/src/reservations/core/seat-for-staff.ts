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
import { AlternativesDto, TableHolderDto } from './capacity-problem.dto.js';

export interface PlannedVisit {
  date: string;
  time: string;
  /** Hours, in steps of 0.5. */
  duration: number;
  partySize: number;
  tables?: readonly string[] | null;
  overrideReason?: string | null;
  /** It does not count towards the pace: the party is here already, or had the same start before. */
  isInPace?: boolean;
}

/** Throws `reason_required` unless staff gave a reason. The visit `id` itself is not counted. */
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

/** At the chosen `tables`; else at the `preferred` ones if no other party has to move; else at the best. */
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

export async function inTheWayOf(
  tx: EntityManager,
  tables: readonly string[],
  { party, locked }: { party: Party; locked: LockedEvening },
): Promise<{ holders: TableHolderDto[]; freeTables: string[] }> {
  const visits = locked.inTheWayOf(party, tables);
  const rows = await tx.findBy(Reservation, { id: In(visits.map(({ id }) => id)) });
  const holders = rows.map((row) => TableHolderDto.from(row, locked.tablesOf(row.id)));
  const isInTheWay = (table: string): boolean => visits.some((visit) => visit.tables.includes(table));
  return { holders, freeTables: freeTablesFor(party, locked).filter((table) => !isInTheWay(table)) };
}

export async function noTable(party: Party, locked: LockedEvening): Promise<Problem> {
  const freeTables = freeTablesFor(party, locked);
  return new Problem('no_table', { members: { ...(await insteadOf(party, locked)), freeTables } });
}

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

/** In the order of the plan. */
function known(tables: readonly string[], { plan }: Evening): string[] {
  const unknown = tables.filter((id) => !plan.tables.includes(id));
  if (unknown.length > 0) throw validationProblem([fieldError('tables', 'tables_invalid')]);
  return plan.tables.filter((id) => tables.includes(id));
}

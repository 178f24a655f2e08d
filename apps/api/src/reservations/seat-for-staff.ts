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
import { localMoment } from '../clock/local-time.js';
import type { LockedEvening, Party } from '../evenings/locked-evening.js';
import { Problem } from '../http/problem.js';
import { fieldError, validationProblem } from '../http/validation.pipe.js';
import { AlternativesDto } from './dto/staff-problem.dto.js';

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
  { tables, preferred = [] }: { tables?: readonly string[] | null; preferred?: readonly string[] },
): Promise<void> {
  const seating = await (tables ? locked.seatAt(party, known(tables, locked.evening)) : locked.seat(party, preferred));
  if (typeof seating === 'string') throw new Problem('capacity_full', { members: await insteadOf(party, locked) });
}

/** `no_table`: the house has none for a party that is to be told it has; with free times and tables of that evening. */
export async function noTable(party: Party, locked: LockedEvening): Promise<Problem> {
  const freeTables = freeTablesFor(party, locked);
  return new Problem('no_table', { members: { ...(await insteadOf(party, locked)), freeTables } });
}

/** The tables that nobody holds at any moment at which the party would. */
export function freeTablesFor(party: Party, locked: LockedEvening): string[] {
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

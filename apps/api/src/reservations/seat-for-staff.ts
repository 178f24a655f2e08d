import {
  type Evening,
  type LocalMoment,
  type Seating,
  type SeatingRequest,
  type StaffRule,
  availableStartTimes,
  brokenRules,
  minuteOfTime,
  minutesPerHour,
  nearestStartTimes,
  placesFor,
  seat,
  seatAt,
} from '@strapec/domain';
import { Problem } from '../http/problem.js';
import { fieldError, validationProblem } from '../http/validation.pipe.js';
import { AlternativesDto } from './dto/capacity-problem.dto.js';
import type { SeatingFound } from '../availability/table-holding.js';

/** A visit that staff plan. */
export interface PlannedVisit {
  date: string;
  time: string;
  duration: number;
  partySize: number;
  /** Where staff want it; nothing lets the house choose. */
  tables?: readonly string[] | null;
  overrideReason?: string | null;
}

/** Throws `reason_required` with the rules that are broken, unless staff said why. */
export function checkRules(visit: PlannedVisit, evening: Evening, now: LocalMoment): void {
  const { date, time, duration, overrideReason } = visit;
  const tables = visit.tables && known(visit.tables, evening);
  const rules: StaffRule[] = brokenRules({ date, start: minuteOfTime(time), duration }, evening.schedule, now);
  if (tables && !isListed(tables, visit.partySize, evening)) rules.push('unlisted_place');
  if (rules.length > 0 && !overrideReason) throw new Problem('reason_required', { members: { rules } });
}

/**
 * Tables for a visit: those that staff chose, else the `current` ones if they may stay, else the best. Throws `capacity_full` with
 * what can be had instead; staff override rules, but nobody puts two parties at one table.
 */
export function seatForStaff(
  visit: PlannedVisit,
  evening: Evening,
  { current, now }: { current: readonly string[]; now: LocalMoment },
): SeatingFound {
  const start = minuteOfTime(visit.time);
  const request = { start, end: start + visit.duration * minutesPerHour, partySize: visit.partySize };
  const seating = visit.tables
    ? seatAt(known(visit.tables, evening), request, evening)
    : best(request, evening, current);
  if (typeof seating === 'object') return seating;
  const startTimes = availableStartTimes({ duration: visit.duration, partySize: visit.partySize }, evening, now);
  const alternatives = { sameEvening: nearestStartTimes(start, startTimes, 3), nextEvening: null };
  throw new Problem('capacity_full', { members: { alternatives: AlternativesDto.from(alternatives) } });
}

function best(request: SeatingRequest, evening: Evening, current: readonly string[]): Seating {
  const stays =
    current.length > 0 && isListed(current, request.partySize, evening) ? seatAt(current, request, evening) : 'none';
  return typeof stays === 'object' && stays.moves.length === 0 ? stays : seat(request, evening);
}

function isListed(tables: readonly string[], partySize: number, { plan }: Evening): boolean {
  const wanted = [...tables].sort().join();
  return placesFor(partySize, plan).some((place) => [...place.tables].sort().join() === wanted);
}

/** The chosen tables in the room's order, each once. */
function known(tables: readonly string[], { plan }: Evening): string[] {
  const unknown = tables.filter((id) => !plan.tables.includes(id));
  if (unknown.length > 0) throw validationProblem([fieldError('tables', 'tables_invalid')]);
  return plan.tables.filter((id) => tables.includes(id));
}

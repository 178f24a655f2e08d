import { isListed } from '../../venue/table-plan.js';
import type { Evening, Visit } from '../evening/evening.js';
import { hasOnlyMoreComers } from '../evening/pacing.js';

/**
 * True if the evening has only become fuller: every earlier visit is still there, and none has become easier to seat.
 * Then every refusal is still valid, and only the starts that were offered need a new check. Both evenings must have
 * the same date, `rules` and `plan`, and every visit that has begun must be fixed.
 */
export function hasOnlyFilledUp(before: Evening, after: Evening): boolean {
  const { smallPartiesFrom, walkInTables } = before.rules;
  if (smallPartiesFrom !== null || walkInTables.length > 0) return false; // these rules release tables as time passes
  if (!hasOnlyMoreComers(before, after)) return false;
  const now = new Map(after.occupancy.map((visit) => [visit.id, visit]));
  return before.occupancy.every((visit) => isNoFreer(visit, now.get(visit.id), after));
}

function isNoFreer(before: Visit, after: Visit | undefined, { plan }: Evening): boolean {
  if (!after || before.partySize !== after.partySize) return false;
  if (after.start > before.start || after.end < before.end) return false;
  const hasStayed = before.tables.join() === after.tables.join();
  if (before.isFixed) return hasStayed && after.isFixed;
  return hasStayed || isListed(after.tables, after.partySize, plan);
}

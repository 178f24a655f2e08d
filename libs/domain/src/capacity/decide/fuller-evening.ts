import { isListed } from '../../venue/table-plan.js';
import type { Evening, Visit } from '../evening/evening.js';
import { hasOnlyMoreComers } from '../evening/pacing.js';

/**
 * Whether an evening has only become fuller: whoever was there is there, for the same stay, and nobody has been given
 * more freedom. What was refused then is refused now, so only what was offered needs to be asked again. Both evenings are
 * those of one day and one house (their `rules` and `plan`), with the visits that had begun fixed.
 */
export function hasOnlyFilledUp(before: Evening, after: Evening): boolean {
  const { smallPartiesFrom, walkInTables } = before.rules;
  if (smallPartiesFrom !== null || walkInTables.length > 0) return false; // more is to be had as time goes by
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

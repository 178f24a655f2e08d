import { minutesAhead } from '../house/start-times.js';
import { type TablePlan, withoutPlacesAt } from '../house/table-plan.js';
import type { LocalMoment, Minute } from '../schedule/time-of-day.js';
import { type Evening, planFor } from './evening.js';

/** Minutes before a start at which a table that is kept for the street is everybody's. */
export const releasedBefore = 60;

/** The room as guests online may have it for a visit that begins so soon: without the tables that are kept for the street. */
export function onlinePlanFor(start: Minute, evening: Evening, now: LocalMoment): TablePlan {
  const plan = planFor(start, evening, now);
  const { walkInTables } = evening.rules;
  const isReleased = walkInTables.length === 0 || minutesAhead(evening.date, start, now) <= releasedBefore;
  return isReleased ? plan : withoutPlacesAt(walkInTables, plan);
}

/** The evening for staff, who see tables kept for the street free, and are asked about the pace but not held to it. */
export function withoutOnlineRules<Night extends Evening>(evening: Night): Night {
  return { ...evening, rules: { ...evening.rules, pacingCovers: null, walkInTables: [] } };
}

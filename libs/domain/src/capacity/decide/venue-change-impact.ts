import { memoize } from '../../memoize.js';
import { type Venue, venueDayOn, tablePlanOn } from '../../venue/venue.js';
import { type TablePlan, toTablesKey } from '../../venue/table-plan.js';
import { type OpeningHours, isWithinHours } from '../../venue/schedule/opening-hours.js';
import { type ServiceDate, addDays, daysBetween, weekdayOf } from '../../venue/schedule/service-date.js';
import type { Visit } from '../evening/evening.js';
import type { EveningState, ReseatedEvening } from '../reseat/reseat-evening.js';
import { toStayPeriod } from '../evening/reset-time.js';

export const strandedReasons = ['closed', 'outside_hours', 'no_table'] as const;
export type StrandedReason = (typeof strandedReasons)[number];

export type EveningImpact = ReturnType<typeof toEveningImpact>;

/** `null` means closed. */
interface HoursChange {
  date: ServiceDate;
  before: OpeningHours | null;
  after: OpeningHours | null;
}

/** One date, or a weekday of several weeks with the same change. */
export interface RepeatedHoursChange extends HoursChange {
  times: number;
  /** `null` for a single date, and for a change that lasts to the end of the period. */
  until: ServiceDate | null;
}

/** Ids of visits. */
export function toEveningImpact(before: EveningState, { eveningState: after }: ReseatedEvening) {
  const seatedBefore = before.visits.filter(({ tables }) => tables.length > 0);
  const idsBefore = new Set(seatedBefore.map(({ id }) => id));
  const tablesById = new Map(after.visits.map(({ id, tables }) => [id, tables]));
  const tablesAfter = ({ id }: Visit): readonly string[] => tablesById.get(id) ?? [];
  const keepsTables = (visit: Visit): boolean => toTablesKey(tablesAfter(visit)) === toTablesKey(visit.tables);
  const [kept, moved] = [seatedBefore.filter(keepsTables), seatedBefore.filter((visit) => !keepsTables(visit))];
  return {
    date: before.date,
    kept: kept.map(({ id }) => id),
    reseated: moved
      .map((visit) => ({ id: visit.id, from: visit.tables, to: tablesAfter(visit) }))
      .filter(({ to }) => to.length > 0),
    stranded: moved
      .filter((visit) => tablesAfter(visit).length === 0)
      .map((visit) => ({ id: visit.id, why: findStrandedReason(visit, after) })),
    seatedAgain: after.visits.filter(({ id, tables }) => tables.length > 0 && !idsBefore.has(id)).map(({ id }) => id),
  };
}

const toPlanKey = memoize(({ tables, places }: TablePlan) => JSON.stringify([tables, places]));

export function findChangedDates(
  before: Venue,
  after: Venue,
  { from, days }: { from: ServiceDate; days: number },
): ServiceDate[] {
  const toDayKey = (venue: Venue, date: ServiceDate): string => {
    const { hours, rules } = venueDayOn(date, venue);
    const { smallPartiesFrom, freezeMinutes, resetMinutes } = rules;
    return JSON.stringify([hours, smallPartiesFrom, freezeMinutes, resetMinutes, toPlanKey(tablePlanOn(date, venue))]);
  };
  const dates = Array.from({ length: days }, (_, index) => addDays(from, index));
  return dates.filter((date) => toDayKey(before, date) !== toDayKey(after, date));
}

export function findHoursChanges(before: Venue, after: Venue, dates: readonly ServiceDate[]): HoursChange[] {
  return dates
    .map((date) => ({ date, before: venueDayOn(date, before).hours, after: venueDayOn(date, after).hours }))
    .filter((day) => JSON.stringify(day.before) !== JSON.stringify(day.after));
}

const minRepeats = 3;

export function groupHoursChanges(changes: readonly HoursChange[]): RepeatedHoursChange[] {
  const changesByHours = new Map<string, HoursChange[]>();
  for (const change of changes) {
    const hoursKey = JSON.stringify([weekdayOf(change.date), change.before, change.after]);
    changesByHours.set(hoursKey, [...(changesByHours.get(hoursKey) ?? []), change]);
  }
  const end = changes.at(-1)?.date;
  const toRepeatedChanges = (sameChanges: HoursChange[]): RepeatedHoursChange[] => {
    const [first, last] = [sameChanges[0], sameChanges.at(-1)];
    if (!first || !last || !end || sameChanges.length < minRepeats)
      return sameChanges.map((day) => ({ ...day, times: 1, until: null }));
    return [{ ...first, times: sameChanges.length, until: daysBetween(last.date, end) < 7 ? null : last.date }];
  };
  return [...changesByHours.values()].flatMap(toRepeatedChanges).sort((a, b) => (a.date < b.date ? -1 : 1));
}

function findStrandedReason(visit: Visit, { hours }: EveningState): StrandedReason {
  if (!hours) return 'closed';
  return isWithinHours(toStayPeriod(visit), hours) ? 'no_table' : 'outside_hours';
}

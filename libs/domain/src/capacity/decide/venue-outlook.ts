import { type Venue, venueOn, planOn } from '../../venue/venue.js';
import type { TablePlan } from '../../venue/table-plan.js';
import { type OpeningHours, isWithin } from '../../venue/schedule/opening-hours.js';
import { type ServiceDate, addDays, daysBetween, weekdayOf } from '../../venue/schedule/service-date.js';
import type { Visit } from '../evening/evening.js';
import type { EveningState, ReseatedEvening } from '../reseat/evening-state.js';
import { visitItself } from '../evening/reset-time.js';

export const strandedReasons = ['closed', 'outside_hours', 'no_table'] as const;
export type StrandedReason = (typeof strandedReasons)[number];

/** Ids of visits. */
export interface EveningOutlook {
  date: ServiceDate;
  kept: readonly string[];
  reseated: readonly { id: string; from: readonly string[]; to: readonly string[] }[];
  stranded: readonly { id: string; why: StrandedReason }[];
  seatedAgain: readonly string[];
}

/** `null` means closed. */
interface ChangedHours {
  date: ServiceDate;
  before: OpeningHours | null;
  after: OpeningHours | null;
}

/** One date, or a weekday of several weeks with the same change. */
export interface RepeatedHours extends ChangedHours {
  times: number;
  /** `null` for a single date, and for a change that lasts to the end of the period. */
  until: ServiceDate | null;
}

export function outlookOf(before: EveningState, { eveningState: after }: ReseatedEvening): EveningOutlook {
  const placed = before.visits.filter(({ tables }) => tables.length > 0);
  const later = new Map(after.visits.map((visit) => [visit.id, visit.tables]));
  const then = (id: string): readonly string[] => later.get(id) ?? [];
  const isSame = (id: string, tables: readonly string[]): boolean => inWords(then(id)) === inWords(tables);
  const had = new Set(placed.map(({ id }) => id));
  return {
    date: before.date,
    kept: placed.filter(({ id, tables }) => isSame(id, tables)).map(({ id }) => id),
    reseated: placed.flatMap(({ id, tables: from }) =>
      then(id).length > 0 && !isSame(id, from) ? [{ id, from, to: then(id) }] : [],
    ),
    stranded: placed.flatMap((visit) =>
      then(visit.id).length === 0 ? [{ id: visit.id, why: whyStranded(visit, after) }] : [],
    ),
    seatedAgain: after.visits.filter(({ id, tables }) => tables.length > 0 && !had.has(id)).map(({ id }) => id),
  };
}

export function changedDates(
  before: Venue,
  after: Venue,
  { from, days }: { from: ServiceDate; days: number },
): ServiceDate[] {
  const room = roomInWords();
  const inDay = (venue: Venue, date: ServiceDate): string => {
    const { hours, rules } = venueOn(date, venue);
    const { smallPartiesFrom, freezeMinutes, resetMinutes } = rules;
    return JSON.stringify([hours, smallPartiesFrom, freezeMinutes, resetMinutes, room(planOn(date, venue))]);
  };
  const dates = Array.from({ length: days }, (_, index) => addDays(from, index));
  return dates.filter((date) => inDay(before, date) !== inDay(after, date));
}

export function changedHours(before: Venue, after: Venue, dates: readonly ServiceDate[]): ChangedHours[] {
  return dates
    .map((date) => ({ date, before: venueOn(date, before).hours, after: venueOn(date, after).hours }))
    .filter((day) => JSON.stringify(day.before) !== JSON.stringify(day.after));
}

const fewestTimes = 3;

export function repeatedHours(days: readonly ChangedHours[]): RepeatedHours[] {
  const rows = new Map<string, ChangedHours[]>();
  for (const day of days) {
    const key = JSON.stringify([weekdayOf(day.date), day.before, day.after]);
    rows.set(key, [...(rows.get(key) ?? []), day]);
  }
  const end = days.at(-1)?.date;
  const inRow = (row: ChangedHours[]): RepeatedHours[] => {
    const [first, last] = [row[0], row.at(-1)];
    if (!first || !last || !end || row.length < fewestTimes)
      return row.map((day) => ({ ...day, times: 1, until: null }));
    return [{ ...first, times: row.length, until: daysBetween(last.date, end) < 7 ? null : last.date }];
  };
  return [...rows.values()].flatMap(inRow).sort((a, b) => (a.date < b.date ? -1 : 1));
}

function whyStranded(visit: Visit, { hours }: EveningState): StrandedReason {
  if (!hours) return 'closed';
  return isWithin(visitItself(visit), hours) ? 'no_table' : 'outside_hours';
}

function roomInWords(): (plan: TablePlan) => string {
  const told = new Map<TablePlan, string>();
  return (plan) => {
    const words = told.get(plan) ?? JSON.stringify([plan.tables, plan.places]);
    told.set(plan, words);
    return words;
  };
}

const inWords = (tables: readonly string[]): string => [...tables].sort().join();

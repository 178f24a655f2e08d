import type { DateRange, SpecialDay } from '../schedule/opening-hours.js';
import type { VenueRows } from '../build-venue.js';
import type { VenueAction, VenueFacts } from './venue-action.js';
import { notThere, specialDayErrors } from './venue-errors.js';

/** The same dates can have only one. */
export interface PutSpecialDay {
  day: SpecialDay;
  replaces: DateRange | null;
}

export interface RemoveSpecialDay {
  range: DateRange;
}

interface Actions {
  putSpecialDay: VenueAction<PutSpecialDay>;
  removeSpecialDay: VenueAction<RemoveSpecialDay>;
}

export const specialDayActions: Actions = {
  putSpecialDay: {
    errors: ({ day, replaces }, rows, today) =>
      replaces && !isKnown(replaces, rows) ? [notThere('replaces')] : specialDayErrors(day, today),
    applied: ({ day, replaces }, rows) => withDays(rows, [...without(rows, [replaces ?? day, day]), day]),
    dates: ({ day }) => [day.from, day.to],
    facts: ({ day, replaces }, rows) => dayFacts(isKnown(day, rows) ? day : (replaces ?? day), rows),
  },
  removeSpecialDay: {
    errors: ({ range }, rows) => (isKnown(range, rows) ? [] : [notThere('range')]),
    applied: ({ range }, rows) => withDays(rows, without(rows, [range])),
    dates: ({ range }) => [range.from, range.to],
    facts: ({ range }, rows) => dayFacts(range, rows),
  },
};

function dayFacts(range: DateRange, { schedule }: VenueRows): VenueFacts | null {
  const day = schedule.specialDays.find(isOf(range));
  return day ? { days: [day.from, day.to], hours: day.hours, labelSk: day.label?.sk, labelEn: day.label?.en } : null;
}

const isKnown = (range: DateRange, { schedule }: VenueRows): boolean => schedule.specialDays.some(isOf(range));

function without({ schedule }: VenueRows, ranges: readonly DateRange[]): SpecialDay[] {
  return schedule.specialDays.filter((day) => !ranges.some((range) => isOf(range)(day)));
}

const withDays = (rows: VenueRows, specialDays: readonly SpecialDay[]): VenueRows => ({
  ...rows,
  schedule: { ...rows.schedule, specialDays },
});

const isOf =
  ({ from, to }: DateRange) =>
  (day: DateRange): boolean =>
    day.from === from && day.to === to;

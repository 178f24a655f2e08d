import { type Dated, type Week, valueOn } from '../schedule/opening-hours.js';
import type { ServiceDate } from '../schedule/service-date.js';
import type { VenueRows } from '../build-venue.js';
import { changeableDates, except, inOrder, type VenueAction } from './venue-action.js';
import { notThere, weekErrors } from './venue-errors.js';

/** Earlier dates keep their hours. `replaces` is the date of the edited week. */
export interface PutWeek {
  week: Dated<Week>;
  replaces: ServiceDate | null;
}

export interface RemoveWeek {
  from: ServiceDate;
}

interface Actions {
  putWeek: VenueAction<PutWeek>;
  removeWeek: VenueAction<RemoveWeek>;
}

export const weekActions: Actions = {
  putWeek: {
    errors: ({ week, replaces }, { schedule }, today) =>
      replaces === null || changeableDates(schedule.weeks, today).includes(replaces)
        ? weekErrors(week, { others: except(schedule.weeks, replaces), today })
        : [notThere('replaces')],
    applied: ({ week, replaces }, rows) => withWeeks(rows, [...except(rows.schedule.weeks, replaces), week]),
    dates: ({ week }) => [week.from],
    facts: ({ week }, rows) => weekOn(week.from, rows),
  },
  removeWeek: {
    errors: ({ from }, { schedule }, today) =>
      changeableDates(schedule.weeks, today).includes(from) && schedule.weeks.length > 1 ? [] : [notThere('from')],
    applied: ({ from }, rows) => withWeeks(rows, except(rows.schedule.weeks, from)),
    dates: ({ from }) => [from],
    facts: ({ from }, rows) => weekOn(from, rows),
  },
};

const weekOn = (date: ServiceDate, { schedule }: VenueRows): Week | null => valueOn(date, schedule.weeks) ?? null;

const withWeeks = (rows: VenueRows, weeks: readonly Dated<Week>[]): VenueRows => ({
  ...rows,
  schedule: { ...rows.schedule, weeks: inOrder(weeks) },
});

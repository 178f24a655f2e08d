import { type Dated, type Week, valueOn } from '../schedule/opening-hours.js';
import type { ServiceDate } from '../schedule/service-date.js';
import type { HouseRows } from '../build-house.js';
import { changeableDates, except, inOrder, type HouseDeed } from './house-deed.js';
import { notThere, weekFaults } from './house-faults.js';

/** The week from a date on; earlier dates keep their hours. `replaces` is the date of the edited week. */
export interface PutWeek {
  week: Dated<Week>;
  replaces: ServiceDate | null;
}

export interface RemoveWeek {
  from: ServiceDate;
}

interface Deeds {
  putWeek: HouseDeed<PutWeek>;
  removeWeek: HouseDeed<RemoveWeek>;
}

export const weekDeeds: Deeds = {
  putWeek: {
    faults: ({ week, replaces }, { schedule }, today) =>
      replaces === null || changeableDates(schedule.weeks, today).includes(replaces)
        ? weekFaults(week, { others: except(schedule.weeks, replaces), today })
        : [notThere('replaces')],
    applied: ({ week, replaces }, rows) => withWeeks(rows, [...except(rows.schedule.weeks, replaces), week]),
    dates: ({ week }) => [week.from],
    facts: ({ week }, rows) => weekOn(week.from, rows),
  },
  removeWeek: {
    faults: ({ from }, { schedule }, today) =>
      changeableDates(schedule.weeks, today).includes(from) && schedule.weeks.length > 1 ? [] : [notThere('from')],
    applied: ({ from }, rows) => withWeeks(rows, except(rows.schedule.weeks, from)),
    dates: ({ from }) => [from],
    facts: ({ from }, rows) => weekOn(from, rows),
  },
};

const weekOn = (date: ServiceDate, { schedule }: HouseRows): Week | null => valueOn(date, schedule.weeks) ?? null;

const withWeeks = (rows: HouseRows, weeks: readonly Dated<Week>[]): HouseRows => ({
  ...rows,
  schedule: { ...rows.schedule, weeks: inOrder(weeks) },
});

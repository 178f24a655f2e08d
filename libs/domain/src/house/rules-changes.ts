import { type Dated, valueOn } from '../schedule/opening-hours.js';
import type { ServiceDate } from '../schedule/service-date.js';
import type { BookingRules } from './booking-rules.js';
import { type HouseRows, roomOn } from './build-house.js';
import { changeableDates, except, inOrder } from './dated-changes.js';
import type { HouseDeed, HouseFacts } from './house-deed.js';
import { notThere } from './house-faults.js';
import { rulesFaults } from './rule-bounds.js';

/** The booking rules from a date on; what lies before keeps its own. `replaces` is the date of those that were edited. */
export interface PutRules {
  rules: Dated<BookingRules>;
  replaces: ServiceDate | null;
}

export interface RemoveRules {
  from: ServiceDate;
}

interface Deeds {
  putRules: HouseDeed<PutRules>;
  removeRules: HouseDeed<RemoveRules>;
}

export const rulesDeeds: Deeds = {
  putRules: {
    faults: ({ rules, replaces }, house, today) =>
      replaces === null || changeableDates(house.rules, today).includes(replaces)
        ? rulesFaults(rules, { others: except(house.rules, replaces), today, known: tablesOn(rules.from, house) })
        : [notThere('replaces')],
    applied: ({ rules, replaces }, rows) => withRules(rows, [...except(rows.rules, replaces), rules]),
    dates: ({ rules }) => [rules.from],
    facts: ({ rules }, rows) => rulesOn(rules.from, rows),
  },
  removeRules: {
    faults: ({ from }, { rules }, today) =>
      changeableDates(rules, today).includes(from) && rules.length > 1 ? [] : [notThere('from')],
    applied: ({ from }, rows) => withRules(rows, except(rows.rules, from)),
    dates: ({ from }) => [from],
    facts: ({ from }, rows) => rulesOn(from, rows),
  },
};

const tablesOn = (date: ServiceDate, house: HouseRows): string[] => roomOn(date, house).tables.map(({ id }) => id);

const rulesOn = (date: ServiceDate, { rules }: HouseRows): HouseFacts | null => {
  const value = valueOn(date, rules);
  return value ? { ...value } : null;
};

const withRules = (rows: HouseRows, rules: readonly Dated<BookingRules>[]): HouseRows => ({
  ...rows,
  rules: inOrder(rules),
});

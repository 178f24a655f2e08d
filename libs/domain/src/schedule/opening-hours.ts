import { type ServiceDate, type Weekday, weekdayOf } from './service-date.js';
import type { Minute } from './time-of-day.js';

/** When the doors open, when the last reservation may start, and when every visit has ended. */
export interface OpeningHours {
  opens: Minute;
  lastStart: Minute;
  closes: Minute;
}

/** The weekly table, and the days that differ from it (`null` is closed). */
export interface Schedule {
  weekly: Readonly<Record<Weekday, OpeningHours | null>>;
  specialDays: Readonly<Record<ServiceDate, OpeningHours | null>>;
}

const untilMidnight: OpeningHours = { opens: 960, lastStart: 1380, closes: 1440 };
const untilTwo: OpeningHours = { opens: 960, lastStart: 1410, closes: 1560 };

/** The house's week (spec §9). */
export const houseSchedule: Schedule = {
  weekly: {
    monday: null,
    tuesday: null,
    wednesday: untilMidnight,
    thursday: untilMidnight,
    friday: untilTwo,
    saturday: untilTwo,
    sunday: null,
  },
  specialDays: {},
};

/** The opening hours of a date, or `null` when the house is closed. */
export function openingHoursOn(date: ServiceDate, schedule: Schedule): OpeningHours | null {
  const special = schedule.specialDays[date];
  return special === undefined ? schedule.weekly[weekdayOf(date)] : special;
}

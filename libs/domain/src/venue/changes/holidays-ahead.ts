import { type Holiday, holidaysOf } from '../schedule/holidays.js';
import { type OpeningHours, type Schedule, hoursOfWeekOn, specialDayOn } from '../schedule/opening-hours.js';
import { type ServiceDate, addDays } from '../schedule/service-date.js';

/** Days before a holiday from which the owner is asked about it. */
export const holidayNotice = 30;

/** A holiday without an entry, and the regular opening hours of that day. */
export interface OpenHoliday extends Holiday {
  hours: OpeningHours;
}

/** Coming holidays with regular opening hours: the owner decides if the venue opens. */
export function holidaysAhead(schedule: Schedule, today: ServiceDate): OpenHoliday[] {
  const last = addDays(today, holidayNotice);
  const years = [...new Set([Number(today.slice(0, 4)), Number(last.slice(0, 4))])];
  const ahead = years.flatMap(holidaysOf).filter(({ date }) => today <= date && date <= last);
  return ahead.flatMap((holiday) => {
    const hours = hoursOfWeekOn(holiday.date, schedule);
    return hours && !specialDayOn(holiday.date, schedule) ? [{ ...holiday, hours }] : [];
  });
}

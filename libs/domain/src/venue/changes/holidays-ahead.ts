import { type Holiday, holidaysOf } from '../schedule/holidays.js';
import { type OpeningHours, type Schedule, hoursOfWeekOn, specialDayOn } from '../schedule/opening-hours.js';
import { type ServiceDate, addDays } from '../schedule/service-date.js';

/** How far ahead the house is asked about a holiday, in days. */
export const holidayNotice = 30;

/** A holiday about which nobody has said anything yet, and the hours the house would have. */
export interface OpenHoliday extends Holiday {
  hours: OpeningHours;
}

/** The holidays ahead on which the house would open as on any other day: whether it does is for its owner to say. */
export function holidaysAhead(schedule: Schedule, today: ServiceDate): OpenHoliday[] {
  const last = addDays(today, holidayNotice);
  const years = [...new Set([Number(today.slice(0, 4)), Number(last.slice(0, 4))])];
  const ahead = years.flatMap(holidaysOf).filter(({ date }) => today <= date && date <= last);
  return ahead.flatMap((holiday) => {
    const hours = hoursOfWeekOn(holiday.date, schedule);
    return hours && !specialDayOn(holiday.date, schedule) ? [{ ...holiday, hours }] : [];
  });
}

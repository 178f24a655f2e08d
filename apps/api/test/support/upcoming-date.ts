import { type ServiceDate, type Weekday, addDays, weekdayOf, weekdays } from '@strapec/domain';

/** A date that can be reserved: such a weekday of the nth whole week that lies at least a week ahead of the real day, so
 * that weekdays follow each other as they do in a week, whichever day it is today. */
export function upcomingDate(weekday: Weekday, nth = 1): ServiceDate {
  let monday = addDays(new Date().toISOString().slice(0, 10), 7);
  while (weekdayOf(monday) !== 'monday') monday = addDays(monday, 1);
  return addDays(monday, (nth - 1) * 7 + weekdays.indexOf(weekday));
}

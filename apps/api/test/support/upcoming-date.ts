import { type ServiceDate, type Weekday, addDays, weekdayOf, weekdays } from '@strapec/domain';

/** A date that can be reserved: the weekday of a whole week, of which the first begins at least a week after today, so that
 * the weekdays of one week follow each other whichever day it is today. */
export function upcomingDate(weekday: Weekday, weekNumber = 1): ServiceDate {
  let monday = addDays(new Date().toISOString().slice(0, 10), 7);
  while (weekdayOf(monday) !== 'monday') monday = addDays(monday, 1);
  return addDays(monday, (weekNumber - 1) * 7 + weekdays.indexOf(weekday));
}

import { type ServiceDate, type Weekday, addDays, weekdayOf } from '@strapec/domain';

/** A date that can be reserved: the nth such weekday, at least a week ahead of the real day. */
export function upcoming(weekday: Weekday, nth = 1): ServiceDate {
  const inAWeek = addDays(new Date().toISOString().slice(0, 10), 7);
  let date = inAWeek;
  while (weekdayOf(date) !== weekday) date = addDays(date, 1);
  return addDays(date, (nth - 1) * 7);
}

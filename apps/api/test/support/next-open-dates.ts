import { type ServiceDate, addDays, weekdayOf } from '@strapec/domain';

/** The next dates on which the venue is open, from a week ahead on. */
export function nextOpenDates(count: number): ServiceDate[] {
  const dates: ServiceDate[] = [];
  for (let date = addDays(new Date().toISOString().slice(0, 10), 7); dates.length < count; date = addDays(date, 1)) {
    if (['wednesday', 'thursday', 'friday', 'saturday'].includes(weekdayOf(date))) dates.push(date);
  }
  return dates;
}

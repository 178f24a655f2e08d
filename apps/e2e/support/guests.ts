import { addDays, type ServiceDate, type Weekday, weekdayOf } from '@strapec/domain';
import type { Guest } from './reserve-dialog';

/** A guest with an address of its own. */
export function aGuest(name: string): Guest {
  return { firstName: 'Zuzana', lastName: 'Kováčová', email: `${name}@example.com`, phone: '0905 123 456' };
}

/** An evening of its own for each journey: the nth such weekday, at least a week ahead. */
export function nthEvening(weekday: Weekday, nth: number): ServiceDate {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Bratislava' }).format(new Date());
  let date = addDays(today, 7);
  while (weekdayOf(date) !== weekday) date = addDays(date, 1);
  return addDays(date, (nth - 1) * 7);
}

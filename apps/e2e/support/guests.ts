import { addDays, type ServiceDate, type Weekday, weekdayOf } from '@strapec/domain';
import type { Guest } from './reservation-dialog';

/** A guest with a unique e-mail address. */
export function buildGuest(emailName: string): Guest {
  return { firstName: 'Zuzana', lastName: 'Kováčová', email: `${emailName}@example.com`, phone: '0905 123 456' };
}

/** A separate evening for each journey: the weekday in a numbered week, at least a week ahead. */
export function nthServiceDate(weekday: Weekday, weekNumber: number): ServiceDate {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Bratislava' }).format(new Date());
  let date = addDays(today, 7);
  while (weekdayOf(date) !== weekday) date = addDays(date, 1);
  return addDays(date, (weekNumber - 1) * 7);
}

import { type ServiceDate, addDays } from './service-date.js';
import { type LocalMoment, dayRollsAt } from './time-of-day.js';

/** The service date that staff call today: before the day rolls over it is the previous evening (rules §2). */
export function staffDay({ date, minute }: LocalMoment): ServiceDate {
  return minute < dayRollsAt ? addDays(date, -1) : date;
}

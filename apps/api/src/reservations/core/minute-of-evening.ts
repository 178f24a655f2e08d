import { type Minute, type ServiceDate, dayEnds, dayRollsAt, minuteOn } from '@strapec/domain';
import { localMoment } from '../../platform/clock/local-time.js';

/** `null` when the instant is not within that service date. */
export function minuteOfEvening(date: ServiceDate, instant: Date): Minute | null {
  const minute = minuteOn(date, localMoment(instant));
  return minute >= dayRollsAt && minute < dayEnds ? minute : null;
}

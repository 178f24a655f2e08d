import { type LocalMoment, type ServiceDate, addDays } from '@strapec/domain';
import { currentMoment } from '../../../shared/clock';

const dayRollsAt = 300; // 05:00: until then staff still work on yesterday's evening (rules §2)

/** The day staff work on. */
export function staffToday(now: LocalMoment = currentMoment()): ServiceDate {
  return now.minute < dayRollsAt ? addDays(now.date, -1) : now.date;
}

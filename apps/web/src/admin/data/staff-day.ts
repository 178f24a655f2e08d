import { type LocalMoment, type ServiceDate, staffDay } from '@strapec/domain';
import { currentMoment } from '../../shared/clock';

export function staffToday(now: LocalMoment = currentMoment()): ServiceDate {
  return staffDay(now);
}

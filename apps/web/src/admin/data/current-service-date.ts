import { type LocalDateTime, type ServiceDate, serviceDateAt } from '@strapec/domain';
import { currentDateTime } from '../../shared/clock';

export function currentServiceDate(now: LocalDateTime = currentDateTime()): ServiceDate {
  return serviceDateAt(now);
}

import { dayRollsAt, minuteOfClock } from '@strapec/domain';
import { useUiText } from '../texts';

export const isAfterMidnight = (time: string): boolean => minuteOfClock(time) < dayRollsAt;

export function useTimeWords(): (time: string, span?: string) => string {
  const text = useUiText();
  return (time, span = time) => (isAfterMidnight(time) ? text('ui.afterMidnight', { time: span }) : span);
}

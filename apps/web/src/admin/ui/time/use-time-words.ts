import { dayRollsAt, minuteOfClock } from '@strapec/domain';
import { useUiText } from '../texts';

/** True for a time of day that belongs to the evening of the day before (rules §2). */
export const isAfterMidnight = (time: string): boolean => minuteOfClock(time) < dayRollsAt;

/**
 * Writes a time of an evening so that 00:30 is not mistaken for the night before: `00:30 (after midnight)`; or a span
 * from it.
 */
export function useTimeWords(): (time: string, span?: string) => string {
  const text = useUiText();
  return (time, span = time) => (isAfterMidnight(time) ? text('ui.afterMidnight', { time: span }) : span);
}

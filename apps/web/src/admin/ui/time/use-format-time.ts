import { serviceDayStart, toCalendarMinute } from '@strapec/domain';
import { useUiText } from '../texts';

export const isAfterMidnight = (time: string): boolean => toCalendarMinute(time) < serviceDayStart;

export function useFormatTime(): (time: string, timeSpan?: string) => string {
  const text = useUiText();
  return (time, span = time) => (isAfterMidnight(time) ? text('ui.afterMidnight', { time: span }) : span);
}

import {
  type DateRange,
  type Language,
  type OpeningHours,
  dayEnds,
  dayRollsAt,
  minuteOfTime,
  openingsInWords,
  timeOfMinute,
} from '@strapec/domain';
import { dayInWords } from '../ui/time/date-words';
import type { Text } from '../../shared/i18n/text';

export const hoursInWords = (hours: OpeningHours | null, text: Text<'settings.closed'>): string =>
  hours ? openingsInWords(hours) : text('settings.closed');

/** `Thursday 24 December – Saturday 26 December`. */
export function rangeInWords({ from, to }: DateRange, language: Language): string {
  return from === to ? dayInWords(from, language) : `${dayInWords(from, language)} – ${dayInWords(to, language)}`;
}

/** `16:00`, `02:00`; midnight is `24:00`, also typed as `00:00`. */
export interface TypedHours {
  opens: string;
  lastStart: string;
  closes: string;
  hasBreak: boolean;
  breakFrom: string;
  breakUntil: string;
}

export const typedHours = ({ opens, lastStart, closes, break: pause }: OpeningHours): TypedHours => ({
  opens: timeOfMinute(opens),
  lastStart: timeOfMinute(lastStart),
  closes: timeOfMinute(closes),
  hasBreak: pause !== undefined,
  breakFrom: pause ? timeOfMinute(pause.from) : '',
  breakUntil: pause ? timeOfMinute(pause.until) : '',
});

/** A closing time of 05:00 is the end of the evening. */
export function hoursOfTyped({ opens, lastStart, closes, ...typed }: TypedHours): OpeningHours {
  const closing = minuteOfTime(closes);
  return {
    opens: minuteOfTime(opens),
    lastStart: minuteOfTime(lastStart),
    closes: closing === dayRollsAt ? dayEnds : closing,
    ...(typed.hasBreak && { break: { from: minuteOfTime(typed.breakFrom), until: minuteOfTime(typed.breakUntil) } }),
  };
}

import {
  type Dated,
  type DateRange,
  type Language,
  type OpeningHours,
  type ServiceDate,
  type SpecialDay,
  type Week,
  type Weekday,
  serviceDayEnd,
  serviceDayStart,
  serviceMinute,
  openingsInWords,
  timeOfMinute,
  weekdays,
} from '@strapec/domain';
import { dayInWords } from '../ui/time/date-words';
import type { Text } from '../../shared/i18n/text';

export const hoursText = (hours: OpeningHours | null, text: Text<'settings.closed'>): string =>
  hours ? openingsInWords(hours) : text('settings.closed');

/** `Thursday 24 December – Saturday 26 December`. */
export function dateRangeText({ from, to }: DateRange, language: Language): string {
  return from === to ? dayInWords(from, language) : `${dayInWords(from, language)} – ${dayInWords(to, language)}`;
}

/** `16:00`, `02:00`; midnight is `24:00`, also typed as `00:00`. */
export interface DayValues {
  isOpen: boolean;
  opens: string;
  lastStart: string;
  closes: string;
  hasBreak: boolean;
  breakFrom: string;
  breakUntil: string;
}

const defaultOpeningHours: OpeningHours = { opens: 960, lastStart: 1380, closes: 1440 };

/** A closed day has hours too, in case it is opened. */
export function toDayValues(hours: OpeningHours | null): DayValues {
  const { opens, lastStart, closes, break: breakRange } = hours ?? defaultOpeningHours;
  return {
    isOpen: hours !== null,
    opens: timeOfMinute(opens),
    lastStart: timeOfMinute(lastStart),
    closes: timeOfMinute(closes),
    hasBreak: breakRange !== undefined,
    breakFrom: breakRange ? timeOfMinute(breakRange.from) : '',
    breakUntil: breakRange ? timeOfMinute(breakRange.until) : '',
  };
}

/** A closing time of 05:00 is the end of the evening. */
export function toOpeningHours({ isOpen, opens, lastStart, closes, ...values }: DayValues): OpeningHours | null {
  if (!isOpen) return null;
  const closingMinute = serviceMinute(closes);
  return {
    opens: serviceMinute(opens),
    lastStart: serviceMinute(lastStart),
    closes: closingMinute === serviceDayStart ? serviceDayEnd : closingMinute,
    ...(values.hasBreak && {
      break: { from: serviceMinute(values.breakFrom), until: serviceMinute(values.breakUntil) },
    }),
  };
}

export interface SpecialDayValues extends DayValues {
  from: ServiceDate;
  to: ServiceDate;
  labelSk: string;
  labelEn: string;
}

export interface WeekValues {
  from: ServiceDate;
  days: Record<Weekday, DayValues>;
}

export function toSpecialDayValues({ from, to, hours, label }: SpecialDay): SpecialDayValues {
  return { from, to, ...toDayValues(hours), labelSk: label?.sk ?? '', labelEn: label?.en ?? '' };
}

export function toSpecialDay({ from, to, labelSk, labelEn, ...day }: SpecialDayValues): SpecialDay {
  const label = { sk: labelSk.trim(), en: labelEn.trim() };
  return { from, to, hours: toOpeningHours(day), ...((label.sk || label.en) && { label }) };
}

export function toWeekValues({ from, value }: Dated<Week>): WeekValues {
  const days = weekdays.map((weekday) => [weekday, toDayValues(value[weekday])]);
  return { from, days: Object.fromEntries(days) as WeekValues['days'] };
}

export function toDatedWeek({ from, days }: WeekValues): Dated<Week> {
  const value = weekdays.map((weekday) => [weekday, toOpeningHours(days[weekday])]);
  return { from, value: Object.fromEntries(value) as Week };
}

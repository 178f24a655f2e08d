import {
  type Dated,
  type DateRange,
  type Language,
  type OpeningHours,
  type SpecialDay,
  type Week,
  type Weekday,
  serviceDayEnd,
  serviceDayStart,
  toServiceMinute,
  formatOpeningHours,
  timeOfMinute,
  weekdays,
} from '@strapec/domain';
import { formatDay } from '../ui/time/date-words';
import type { Text } from '../../shared/i18n/text';

export const formatHours = (hours: OpeningHours | null, text: Text<'settings.closed'>): string =>
  hours ? formatOpeningHours(hours) : text('settings.closed');

/** `Thursday 24 December – Saturday 26 December`. */
export function formatDateRange({ from, to }: DateRange, language: Language): string {
  return from === to ? formatDay(from, language) : `${formatDay(from, language)} – ${formatDay(to, language)}`;
}

const defaultOpeningHours: OpeningHours = { opens: 960, lastStart: 1380, closes: 1440 };

/** As typed: `16:00`, `02:00`; midnight is `24:00`, also `00:00`. */
type DayValues = ReturnType<typeof toDayValues>;

/** A closed day has hours too, in case it is opened. */
export function toDayValues(hours: OpeningHours | null) {
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
  const closingMinute = toServiceMinute(closes);
  return {
    opens: toServiceMinute(opens),
    lastStart: toServiceMinute(lastStart),
    closes: closingMinute === serviceDayStart ? serviceDayEnd : closingMinute,
    ...(values.hasBreak && {
      break: { from: toServiceMinute(values.breakFrom), until: toServiceMinute(values.breakUntil) },
    }),
  };
}

export type SpecialDayValues = ReturnType<typeof toSpecialDayValues>;
export type WeekValues = ReturnType<typeof toWeekValues>;

export function toSpecialDayValues({ from, to, hours, label }: SpecialDay) {
  return { from, to, ...toDayValues(hours), labelSk: label?.sk ?? '', labelEn: label?.en ?? '' };
}

export function toSpecialDay({ from, to, labelSk, labelEn, ...day }: SpecialDayValues): SpecialDay {
  const label = { sk: labelSk.trim(), en: labelEn.trim() };
  return { from, to, hours: toOpeningHours(day), ...((label.sk || label.en) && { label }) };
}

export function toWeekValues({ from, value }: Dated<Week>) {
  const days = weekdays.map((weekday) => [weekday, toDayValues(value[weekday])]);
  return { from, days: Object.fromEntries(days) as Record<Weekday, DayValues> };
}

export function toDatedWeek({ from, days }: WeekValues): Dated<Week> {
  const weekdayHours = weekdays.map((weekday) => [weekday, toOpeningHours(days[weekday])]);
  return { from, value: Object.fromEntries(weekdayHours) as Week };
}

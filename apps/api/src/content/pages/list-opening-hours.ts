import { type Break, type Schedule, type ServiceDate, timeOfMinute, valueOn, weekdays } from '@strapec/domain';
import type { DayHoursDto } from './dto/site.dto.js';

export function listOpeningHours(date: ServiceDate, { weeks }: Schedule): DayHoursDto[] {
  const week = valueOn(date, weeks);
  return weekdays.map((weekday) => {
    const hours = week?.[weekday] ?? null;
    return {
      weekday,
      opens: hours && timeOfMinute(hours.opens),
      closes: hours && timeOfMinute(hours.closes),
      lastStart: hours && timeOfMinute(hours.lastStart),
      ...(hours?.break && { break: toBreakTimes(hours.break) }),
    };
  });
}

const toBreakTimes = ({ from, until }: Break) => ({ from: timeOfMinute(from), until: timeOfMinute(until) });

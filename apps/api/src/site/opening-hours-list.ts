import { type Schedule, timeOfMinute, weekdays } from '@strapec/domain';
import type { DayHoursDto } from './dto/site.dto.js';

/** The week as the pages show it, Monday first. */
export function openingHoursList(schedule: Schedule): DayHoursDto[] {
  return weekdays.map((weekday) => {
    const hours = schedule.weekly[weekday];
    return {
      weekday,
      opens: hours && timeOfMinute(hours.opens),
      closes: hours && timeOfMinute(hours.closes),
      lastStart: hours && timeOfMinute(hours.lastStart),
    };
  });
}

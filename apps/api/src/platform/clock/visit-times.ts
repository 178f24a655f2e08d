import { type Minute, type ServiceDate, addDays, minutesPerDay, minutesPerHour, timeOfMinute } from '@strapec/domain';

export interface StoredVisit {
  date: ServiceDate;
  startMinute: Minute;
  minutes: number;
}

/** Spec §3. */
export function toVisitTimes({ date, startMinute, minutes }: StoredVisit) {
  return {
    /** `00:30` is after midnight and belongs to the evening before. */
    time: timeOfMinute(startMinute),
    until: timeOfMinute(startMinute + minutes),
    /** Hours. */
    duration: minutes / minutesPerHour,
    /** After midnight this is the next day. */
    calendarDate: startMinute > minutesPerDay ? addDays(date, 1) : date,
  };
}

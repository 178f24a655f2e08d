import { type Minute, type ServiceDate, addDays, minutesPerDay, minutesPerHour, timeOfMinute } from '@strapec/domain';

export interface StoredVisit {
  date: ServiceDate;
  startMinute: Minute;
  minutes: number;
}

export interface VisitTimes {
  /** `00:30` is after midnight and belongs to the evening before. */
  time: string;
  until: string;
  /** Hours. */
  duration: number;
  /** After midnight this is the next day. */
  calendarDate: ServiceDate;
}

/** Spec §3. */
export function toVisitTimes({ date, startMinute, minutes }: StoredVisit): VisitTimes {
  return {
    time: timeOfMinute(startMinute),
    until: timeOfMinute(startMinute + minutes),
    duration: minutes / minutesPerHour,
    calendarDate: startMinute > minutesPerDay ? addDays(date, 1) : date,
  };
}

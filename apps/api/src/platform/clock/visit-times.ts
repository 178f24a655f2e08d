import { type Minute, type ServiceDate, addDays, minutesPerDay, minutesPerHour, timeOfMinute } from '@strapec/domain';

export interface StoredVisit {
  date: ServiceDate;
  startMinute: Minute;
  minutes: number;
}

export interface VisitTimes {
  /** `HH:MM`; `00:30` is after midnight and belongs to the evening before. */
  time: string;
  until: string;
  /** Hours. */
  duration: number;
  /** The calendar day on which the visit begins; after midnight this is the next day. */
  calendarDate: ServiceDate;
}

/** Converts the minutes of a visit to time, end and length (spec §3). */
export function visitTimes({ date, startMinute, minutes }: StoredVisit): VisitTimes {
  return {
    time: timeOfMinute(startMinute),
    until: timeOfMinute(startMinute + minutes),
    duration: minutes / minutesPerHour,
    calendarDate: startMinute > minutesPerDay ? addDays(date, 1) : date,
  };
}

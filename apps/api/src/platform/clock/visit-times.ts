import { type Minute, type ServiceDate, addDays, minutesPerDay, minutesPerHour, timeOfMinute } from '@strapec/domain';

/** A visit as it is stored. */
export interface StoredVisit {
  date: ServiceDate;
  startMinute: Minute;
  minutes: number;
}

/** A visit as the specification words it. */
export interface VisitTimes {
  /** `HH:MM`; `00:30` is after the midnight of its evening. */
  time: string;
  until: string;
  /** Hours. */
  duration: number;
  /** The day of the calendar on which it begins: after midnight the next one. */
  calendarDate: ServiceDate;
}

/** Time, end and length of a visit, from its minutes (spec §3). */
export function visitTimes({ date, startMinute, minutes }: StoredVisit): VisitTimes {
  return {
    time: timeOfMinute(startMinute),
    until: timeOfMinute(startMinute + minutes),
    duration: minutes / minutesPerHour,
    calendarDate: startMinute > minutesPerDay ? addDays(date, 1) : date,
  };
}

import type { VenueRows } from '../build-venue.js';
import {
  type DateRange,
  type OnlinePause,
  type Schedule,
  type SpecialDay,
  openingHoursOn,
} from '../schedule/opening-hours.js';
import type { ServiceDate } from '../schedule/service-date.js';
import { type ChangeHandlers, type VenueChangePayloads, type AuditFacts, datedHandlers } from './change-handler.js';
import { toNotThereErrors, checkPause, checkSpecialDay, checkWeek } from './schedule-checks.js';

const weekHandlers = datedHandlers({
  getNewValue: ({ week }: VenueChangePayloads['putWeek']) => week,
  listValues: ({ schedule }) => schedule.weeks,
  withValues: (rows, weeks) => withSchedule(rows, { weeks }),
  checkValue: checkWeek,
  toAuditFacts: (week) => week,
});

type ScheduleChange = 'putSpecialDay' | 'removeSpecialDay' | 'putWeek' | 'removeWeek' | 'putPause' | 'removePause';

export const scheduleHandlers: ChangeHandlers<ScheduleChange> = {
  putSpecialDay: {
    checkChange: ({ day, replaces }, rows, today) =>
      replaces && !findSpecialDay(replaces, rows) ? toNotThereErrors('replaces') : checkSpecialDay(day, today),
    applyChange: ({ day, replaces }, rows) =>
      withSpecialDays(rows, [...withoutSpecialDays(rows, [replaces ?? day, day]), day]),
    listDates: ({ day }) => [day.from, day.to],
    toAuditFacts: ({ day, replaces }, rows) =>
      toSpecialDayFacts(findSpecialDay(day, rows) ?? findSpecialDay(replaces ?? day, rows)),
  },
  removeSpecialDay: {
    checkChange: ({ range }, rows) => (findSpecialDay(range, rows) ? [] : toNotThereErrors('range')),
    applyChange: ({ range }, rows) => withSpecialDays(rows, withoutSpecialDays(rows, [range])),
    listDates: ({ range }) => [range.from, range.to],
    toAuditFacts: ({ range }, rows) => toSpecialDayFacts(findSpecialDay(range, rows)),
  },
  putWeek: weekHandlers.put,
  removeWeek: weekHandlers.remove,
  putPause: {
    checkChange: ({ pause }, { schedule }, today) => checkPause(pause, openingHoursOn(pause.date, schedule), today),
    applyChange: ({ pause }, rows) => withSchedule(rows, { pauses: [...withoutPause(rows, pause.date), pause] }),
    listDates: ({ pause }) => [pause.date],
    toAuditFacts: ({ pause }, rows) => findPauseFacts(pause.date, rows),
  },
  removePause: {
    checkChange: ({ date }, rows) => (findPauseFacts(date, rows) ? [] : toNotThereErrors('date')),
    applyChange: ({ date }, rows) => withSchedule(rows, { pauses: withoutPause(rows, date) }),
    listDates: ({ date }) => [date],
    toAuditFacts: ({ date }, rows) => findPauseFacts(date, rows),
  },
};

const withSchedule = (rows: VenueRows, changedFields: Partial<Schedule>): VenueRows => ({
  ...rows,
  schedule: { ...rows.schedule, ...changedFields },
});

const isSameRange = (a: DateRange, b: DateRange): boolean => a.from === b.from && a.to === b.to;

const findSpecialDay = (range: DateRange, { schedule }: VenueRows): SpecialDay | undefined =>
  schedule.specialDays.find((day) => isSameRange(day, range));

const withSpecialDays = (rows: VenueRows, specialDays: readonly SpecialDay[]): VenueRows =>
  withSchedule(rows, { specialDays });

function withoutSpecialDays({ schedule }: VenueRows, ranges: readonly DateRange[]): SpecialDay[] {
  return schedule.specialDays.filter((day) => !ranges.some((range) => isSameRange(range, day)));
}

const toSpecialDayFacts = (day: SpecialDay | undefined): AuditFacts | null =>
  day ? { days: [day.from, day.to], hours: day.hours, labelSk: day.label?.sk, labelEn: day.label?.en } : null;

const withoutPause = ({ schedule }: VenueRows, date: ServiceDate): OnlinePause[] =>
  (schedule.pauses ?? []).filter((pause) => pause.date !== date);

function findPauseFacts(date: ServiceDate, { schedule }: VenueRows): AuditFacts | null {
  const pause = schedule.pauses?.find((one) => one.date === date);
  return pause ? { pausedFrom: pause.from } : null;
}

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
import { notThereErrors, pauseErrors, specialDayErrors, weekErrors } from './venue-errors.js';

const weekHandlers = datedHandlers({
  newValue: ({ week }: VenueChangePayloads['putWeek']) => week,
  valuesIn: ({ schedule }) => schedule.weeks,
  withValues: (rows, weeks) => withSchedule(rows, { weeks }),
  errors: weekErrors,
  facts: (week) => week,
});

type ScheduleChange = 'putSpecialDay' | 'removeSpecialDay' | 'putWeek' | 'removeWeek' | 'putPause' | 'removePause';

export const scheduleHandlers: ChangeHandlers<ScheduleChange> = {
  putSpecialDay: {
    errors: ({ day, replaces }, rows, today) =>
      replaces && !findSpecialDay(replaces, rows) ? notThereErrors('replaces') : specialDayErrors(day, today),
    applyChange: ({ day, replaces }, rows) => withDays(rows, [...withoutDays(rows, [replaces ?? day, day]), day]),
    dates: ({ day }) => [day.from, day.to],
    facts: ({ day, replaces }, rows) => dayFacts(findSpecialDay(day, rows) ?? findSpecialDay(replaces ?? day, rows)),
  },
  removeSpecialDay: {
    errors: ({ range }, rows) => (findSpecialDay(range, rows) ? [] : notThereErrors('range')),
    applyChange: ({ range }, rows) => withDays(rows, withoutDays(rows, [range])),
    dates: ({ range }) => [range.from, range.to],
    facts: ({ range }, rows) => dayFacts(findSpecialDay(range, rows)),
  },
  putWeek: weekHandlers.put,
  removeWeek: weekHandlers.remove,
  putPause: {
    errors: ({ pause }, { schedule }, today) => pauseErrors(pause, openingHoursOn(pause.date, schedule), today),
    applyChange: ({ pause }, rows) => withSchedule(rows, { pauses: [...withoutPause(rows, pause.date), pause] }),
    dates: ({ pause }) => [pause.date],
    facts: ({ pause }, rows) => pauseFacts(pause.date, rows),
  },
  removePause: {
    errors: ({ date }, rows) => (pauseFacts(date, rows) ? [] : notThereErrors('date')),
    applyChange: ({ date }, rows) => withSchedule(rows, { pauses: withoutPause(rows, date) }),
    dates: ({ date }) => [date],
    facts: ({ date }, rows) => pauseFacts(date, rows),
  },
};

const withSchedule = (rows: VenueRows, changed: Partial<Schedule>): VenueRows => ({
  ...rows,
  schedule: { ...rows.schedule, ...changed },
});

const isSameRange = (a: DateRange, b: DateRange): boolean => a.from === b.from && a.to === b.to;

const findSpecialDay = (range: DateRange, { schedule }: VenueRows): SpecialDay | undefined =>
  schedule.specialDays.find((day) => isSameRange(day, range));

const withDays = (rows: VenueRows, specialDays: readonly SpecialDay[]): VenueRows =>
  withSchedule(rows, { specialDays });

function withoutDays({ schedule }: VenueRows, ranges: readonly DateRange[]): SpecialDay[] {
  return schedule.specialDays.filter((day) => !ranges.some((range) => isSameRange(range, day)));
}

const dayFacts = (day: SpecialDay | undefined): AuditFacts | null =>
  day ? { days: [day.from, day.to], hours: day.hours, labelSk: day.label?.sk, labelEn: day.label?.en } : null;

const withoutPause = ({ schedule }: VenueRows, date: ServiceDate): OnlinePause[] =>
  (schedule.pauses ?? []).filter((pause) => pause.date !== date);

function pauseFacts(date: ServiceDate, { schedule }: VenueRows): AuditFacts | null {
  const pause = schedule.pauses?.find((one) => one.date === date);
  return pause ? { pausedFrom: pause.from } : null;
}

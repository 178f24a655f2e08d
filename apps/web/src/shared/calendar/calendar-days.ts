import { type ServiceDate, addDays, weekdayOf, weekdays } from '@strapec/domain';

export const toMonthStart = (date: ServiceDate): ServiceDate => `${date.slice(0, 7)}-01`;

export const nextMonth = (date: ServiceDate): ServiceDate => toMonthStart(addDays(toMonthStart(date), 31));
export const previousMonth = (date: ServiceDate): ServiceDate => toMonthStart(addDays(toMonthStart(date), -1));

/** From Monday to Sunday; `null` for days of another month. */
export function listWeeksOfMonth(month: ServiceDate): (ServiceDate | null)[][] {
  const first = toMonthStart(month);
  const blankCount = weekdays.indexOf(weekdayOf(first));
  const weekCount = Math.ceil((blankCount + countDaysInMonth(first)) / 7);
  return Array.from({ length: weekCount }, (_, week) =>
    weekdays.map((_, day) => keepIfInMonth(addDays(first, week * 7 + day - blankCount), first)),
  );
}

/** `null` for any other key. */
export function moveDayByKey(key: string, day: ServiceDate): ServiceDate | null {
  const weekday = weekdays.indexOf(weekdayOf(day));
  const stepsByKey: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekday,
    End: 6 - weekday,
  };
  const step = stepsByKey[key];
  if (step !== undefined) return addDays(day, step);
  if (key === 'PageUp') return toSameDayInMonth(previousMonth(day), day);
  return key === 'PageDown' ? toSameDayInMonth(nextMonth(day), day) : null;
}

export function clampDate(date: ServiceDate, earliest: ServiceDate, latest: ServiceDate): ServiceDate {
  if (date < earliest) return earliest;
  return date > latest ? latest : date;
}

const keepIfInMonth = (date: ServiceDate, month: ServiceDate): ServiceDate | null =>
  date.slice(0, 7) === month.slice(0, 7) ? date : null;

const countDaysInMonth = (first: ServiceDate): number => Number(addDays(nextMonth(first), -1).slice(8));

/** For the 31st in a month with 30 days, the 30th. */
function toSameDayInMonth(month: ServiceDate, day: ServiceDate): ServiceDate {
  const dayOfMonth = Number(day.slice(8));
  return addDays(month, Math.min(dayOfMonth, countDaysInMonth(month)) - 1);
}

import { type ServiceDate, daysBetween } from '../../venue/schedule/service-date.js';
import type { Minute } from '../../venue/schedule/time-of-day.js';
import { pickNearestStartTimes } from './decide-reservation.js';

export interface DateAndStart {
  date: ServiceDate;
  start: Minute;
}

export interface DateAndStartTimes {
  date: ServiceDate;
  startTimes: readonly Minute[];
}

/** A longer list would be hard to read. */
export const maxAlternatives = 3;

/** Other starts of that evening, then one of each of the nearest evenings, the later one first. Sorted by date and time. */
export function pickAlternativeStarts(requested: DateAndStart, evenings: readonly DateAndStartTimes[]): DateAndStart[] {
  const daysAway = ({ date }: Pick<DateAndStart, 'date'>): number => daysBetween(requested.date, date);
  const minutesAway = ({ start }: DateAndStart): number => start - requested.start;
  const startsOn = ({ date, startTimes }: DateAndStartTimes): readonly Minute[] =>
    date === requested.date
      ? startTimes.filter((start) => start !== requested.start)
      : pickNearestStartTimes(requested.start, startTimes, 1);
  return evenings
    .flatMap((evening) => startsOn(evening).map((start): DateAndStart => ({ date: evening.date, start })))
    .sort((a, b) => compareDistance(daysAway(a), daysAway(b)) || compareDistance(minutesAway(a), minutesAway(b)))
    .slice(0, maxAlternatives)
    .sort(byDateAndTime);
}

/** Of two equal distances the later one comes first. */
const compareDistance = (a: number, b: number): number => Math.abs(a) - Math.abs(b) || b - a;

const byDateAndTime = (a: DateAndStart, b: DateAndStart): number => daysBetween(b.date, a.date) || a.start - b.start;

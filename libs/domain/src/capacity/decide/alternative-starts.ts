import { type ServiceDate, daysBetween } from '../../venue/schedule/service-date.js';
import type { Minute } from '../../venue/schedule/time-of-day.js';
import { nearestStartTimes } from './decide-reservation.js';

export interface EveningStart {
  date: ServiceDate;
  start: Minute;
}

export interface EveningStartTimes {
  date: ServiceDate;
  startTimes: readonly Minute[];
}

/** A longer list would be hard to read. */
export const maxAlternatives = 3;

/** Other starts of that evening, then one of each of the nearest evenings, the later one first. Sorted by date and time. */
export function alternativeStarts(requested: EveningStart, evenings: readonly EveningStartTimes[]): EveningStart[] {
  const daysAway = ({ date }: EveningStartTimes): number => daysBetween(requested.date, date);
  const sameEvening = evenings
    .filter((evening) => daysAway(evening) === 0)
    .flatMap(({ date, startTimes }) => startTimes.map((start) => ({ date, start })))
    .filter(({ start }) => start !== requested.start)
    .sort((a, b) => Math.abs(a.start - requested.start) - Math.abs(b.start - requested.start) || b.start - a.start);
  const otherEvenings = evenings
    .filter((evening) => daysAway(evening) !== 0)
    .sort((a, b) => Math.abs(daysAway(a)) - Math.abs(daysAway(b)) || daysAway(b) - daysAway(a))
    .flatMap(({ date, startTimes }) =>
      nearestStartTimes(requested.start, startTimes, 1).map((start): EveningStart => ({ date, start })),
    );
  return [...sameEvening, ...otherEvenings].slice(0, maxAlternatives).sort(byDateAndTime);
}

const byDateAndTime = (a: EveningStart, b: EveningStart): number => daysBetween(b.date, a.date) || a.start - b.start;

import { type ServiceDate, daysBetween } from '../../venue/schedule/service-date.js';
import type { Minute } from '../../venue/schedule/time-of-day.js';
import { nearestStartTimes } from './decide-reservation.js';

export interface Offer {
  date: ServiceDate;
  start: Minute;
}

export interface OpenEvening {
  date: ServiceDate;
  startTimes: readonly Minute[];
}

/** A longer list would be hard to read. */
export const mostOffers = 3;

/** Other starts of that evening, then one of each of the nearest evenings, the later one first. Sorted by date and time. */
export function offersInstead(wanted: Offer, evenings: readonly OpenEvening[]): Offer[] {
  const days = ({ date }: OpenEvening): number => daysBetween(wanted.date, date);
  const here = evenings
    .filter((evening) => days(evening) === 0)
    .flatMap(({ date, startTimes }) => startTimes.map((start) => ({ date, start })))
    .filter(({ start }) => start !== wanted.start)
    .sort((a, b) => Math.abs(a.start - wanted.start) - Math.abs(b.start - wanted.start) || b.start - a.start);
  const elsewhere = evenings
    .filter((evening) => days(evening) !== 0)
    .sort((a, b) => Math.abs(days(a)) - Math.abs(days(b)) || days(b) - days(a))
    .flatMap(({ date, startTimes }) =>
      nearestStartTimes(wanted.start, startTimes, 1).map((start): Offer => ({ date, start })),
    );
  return [...here, ...elsewhere].slice(0, mostOffers).sort(byCalendar);
}

const byCalendar = (a: Offer, b: Offer): number => daysBetween(b.date, a.date) || a.start - b.start;

import { type ServiceDate, addDays } from '../schedule/service-date.js';
import { type Minute, minutesPerDay, minutesPerHour } from '../schedule/time-of-day.js';

/** The numbers of spec §9 for events. */
export const eventLimits = {
  /** Hours. */
  maxDuration: 12,
  defaultDuration: 2,
  maxCapacity: 100,
  defaultCapacity: 12,
  defaultTime: '18:00',
  titleLength: 120,
  descriptionLength: 2000,
  /** Cents; a price that nobody types by mistake. */
  maxPrice: 1_000_000,
} as const;

export const eventVisibilities = ['visible', 'hidden'] as const;
export type EventVisibility = (typeof eventVisibilities)[number];

const latestClosing: Minute = 1560;

/** The service dates whose evenings an event reaches into, in order: that is the order in which they are locked. */
export function datesTouchedBy({
  date,
  start,
  durationHours,
}: {
  date: ServiceDate;
  start: Minute;
  durationHours: number;
}): ServiceDate[] {
  const reachesBack = start + minutesPerDay < latestClosing;
  const reachesAhead = start + durationHours * minutesPerHour > minutesPerDay;
  return [...(reachesBack ? [addDays(date, -1)] : []), date, ...(reachesAhead ? [addDays(date, 1)] : [])];
}

/** A price typed in euros as cents; what is no number becomes 0 (spec §5), an empty field no price at all. */
export function centsOfEuros(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  const euros = Number(text);
  return Number.isFinite(euros) ? Math.round(euros * 100) : 0;
}

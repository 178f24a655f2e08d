import { daysBetween } from './schedule/service-date.js';
import type { LocalDateTime, Minute } from './schedule/time-of-day.js';
import type { GuestVenueDay } from './venue.js';

export const demandRefusals = ['full', 'closed', 'too_soon'] as const;
export type DemandRefusal = (typeof demandRefusals)[number];

/** `starts` are those that the time and the hours allow. `null` for a past date or one beyond the horizon. */
export function demandRefusal(day: GuestVenueDay, starts: readonly Minute[], now: LocalDateTime): DemandRefusal | null {
  const daysAhead = daysBetween(now.date, day.date);
  if (daysAhead < 0 || daysAhead > day.rules.horizonDays) return null;
  if (!day.hours) return 'closed';
  return starts.length === 0 ? 'too_soon' : 'full';
}

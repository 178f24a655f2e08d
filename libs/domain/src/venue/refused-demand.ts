import { daysBetween } from './schedule/service-date.js';
import type { LocalMoment, Minute } from './schedule/time-of-day.js';
import type { GuestDay } from './house.js';

/** Why somebody who asked for an evening was offered no start. */
export const refusalReasons = ['full', 'closed', 'too_soon'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/**
 * Why an evening without a free start has none; `offered` are the starts that the clock and the hours leave open. `null` for a
 * date that nobody can want: one that is over, or beyond the horizon.
 */
export function refusalReason(day: GuestDay, offered: readonly Minute[], now: LocalMoment): RefusalReason | null {
  const ahead = daysBetween(now.date, day.date);
  if (ahead < 0 || ahead > day.rules.horizonDays) return null;
  if (!day.hours) return 'closed';
  return offered.length === 0 ? 'too_soon' : 'full';
}

import {
  type HouseInPublic,
  type LocalMoment,
  type ServiceDate,
  type Weekday,
  addDays,
  minutesPerDay,
  openingHoursOn,
  timeOfMinute,
  weekdayOf,
} from '@strapec/domain';

/** What a guest at the door would find out now. */
export type HouseStatus =
  | { kind: 'open'; evening: ServiceDate; closes: string }
  | { kind: 'later'; evening: ServiceDate; opens: string; closes: string }
  | { kind: 'closed'; next: Weekday; opens: string };

// Before it closes, last night's evening still goes on: at one on a Saturday morning Friday is not over.
const daysLookedAt = [-1, 0, 1, 2, 3, 4, 5, 6, 7];

/** Whether the bar is open at a moment, opens later, or when it opens next; `null` when it does not within a week. */
export function houseStatus(now: LocalMoment, { schedule }: HouseInPublic): HouseStatus | null {
  for (const daysAhead of daysLookedAt) {
    const evening = addDays(now.date, daysAhead);
    const hours = openingHoursOn(evening, schedule);
    const minute = now.minute - daysAhead * minutesPerDay; // as that evening counts it
    if (!hours || minute >= hours.closes) continue;
    const opens = timeOfMinute(hours.opens);
    const closes = timeOfMinute(hours.closes);
    if (daysAhead > 0) return { kind: 'closed', next: weekdayOf(evening), opens };
    return minute >= hours.opens ? { kind: 'open', evening, closes } : { kind: 'later', evening, opens, closes };
  }
  return null;
}

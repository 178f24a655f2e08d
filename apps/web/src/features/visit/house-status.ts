import { type LocalMoment, type Weekday, addDays, minuteOfTime, minutesPerDay, weekdayOf } from '@strapec/domain';
import type { DayHours } from '../../shared/site/site';

/** Whether the bar is open now, and when that changes. */
export type HouseStatus =
  | { kind: 'open'; evening: Weekday; closes: string }
  | { kind: 'later'; evening: Weekday; opens: string; closes: string }
  | { kind: 'closed'; next: Weekday; opens: string };

/** Whether the bar is open at a moment, opens later, or when it opens next; `null` when it never does. */
export function houseStatus(now: LocalMoment, openingHours: readonly DayHours[]): HouseStatus | null {
  // Before it closes, last night's evening still goes on: at one on a Saturday morning Friday is not over.
  const evenings = [-1, 0, 1, 2, 3, 4, 5, 6, 7].map((days) => eveningOn(now, days, openingHours));
  const next = evenings.find((evening) => evening !== null && now.minute < evening.closesIn);
  if (!next) return null;
  const { weekday, opens, closes, daysAhead } = next;
  if (daysAhead > 0) return { kind: 'closed', next: weekday, opens };
  if (now.minute >= next.opensIn) return { kind: 'open', evening: weekday, closes };
  return { kind: 'later', evening: weekday, opens, closes };
}

interface Evening {
  weekday: Weekday;
  opens: string;
  closes: string;
  daysAhead: number;
  /** Minutes counted from the midnight that began the current day. */
  opensIn: number;
  closesIn: number;
}

function eveningOn(now: LocalMoment, daysAhead: number, openingHours: readonly DayHours[]): Evening | null {
  const weekday = weekdayOf(addDays(now.date, daysAhead));
  const hours = openingHours.find((day) => day.weekday === weekday);
  if (!hours?.opens || !hours.closes) return null;
  const { opens, closes } = hours;
  const midnight = daysAhead * minutesPerDay;
  const closing = minuteOfTime(closes);
  const isPastMidnight = closing <= minuteOfTime(opens);
  return {
    weekday,
    opens,
    closes,
    daysAhead,
    opensIn: midnight + minuteOfTime(opens),
    closesIn: midnight + closing + (isPastMidnight ? minutesPerDay : 0),
  };
}

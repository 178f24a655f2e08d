import type { BookingRules } from '../../venue/booking-rules.js';
import type { VenueDay } from '../../venue/venue.js';
import { type Stay, endOf } from '../../venue/start-times.js';
import {
  type LocalDateTime,
  type Minute,
  serviceDayEnd,
  minuteOfServiceDate,
} from '../../venue/schedule/time-of-day.js';
import { type Occupancy, type Period, type Visit, visitsSharingTables } from './evening.js';
import { isSeated } from './seated-visits.js';

/** For opening hours and texts for guests. */
export const stayPeriod = ({ start, end, leaves = end }: Period & Pick<Visit, 'leaves'>): Period => ({
  start,
  end: leaves,
});

/** Until its tables are cleared for the next party (rules §3). */
export const tablePeriod = (stay: Stay, { rules }: Pick<VenueDay, 'rules'>): Period => ({
  start: stay.start,
  end: clearedMinute(endOf(stay), rules),
});

const clearedMinute = (leavingMinute: Minute, { resetMinutes }: BookingRules): Minute =>
  Math.min(leavingMinute + resetMinutes, serviceDayEnd);

/** A visit that has begun never becomes shorter, and longer only until the next event or begun visit at its tables. */
export function applyResetTime(
  visits: Occupancy,
  eventVisits: Occupancy,
  { date, rules, now }: Pick<VenueDay, 'date' | 'rules'> & { now: LocalDateTime },
): readonly Visit[] {
  const clearedMinuteOf = (visit: Visit): Minute => clearedMinute(stayPeriod(visit).end, rules);
  if (visits.every((visit) => visit.end === clearedMinuteOf(visit))) return visits;
  const currentMinute = minuteOfServiceDate(date, now);
  const hasBegun = (visit: Visit): boolean => visit.start <= currentMinute || isSeated(visit);
  const blockingVisits = [...eventVisits, ...visits.filter(hasBegun)];
  return visits.map((visit) => {
    const cleared = clearedMinuteOf(visit);
    const end = hasBegun(visit)
      ? Math.max(visit.end, Math.min(cleared, ...nextStartsAtTables(visit, blockingVisits)))
      : cleared;
    return end === visit.end ? visit : { ...visit, end, leaves: stayPeriod(visit).end };
  });
}

function nextStartsAtTables(visit: Visit, others: Occupancy): Minute[] {
  const { end } = stayPeriod(visit);
  return visitsSharingTables(visit, others).flatMap(({ start }) => (start >= end ? [start] : []));
}

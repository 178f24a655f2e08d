import type { BookingRules } from '../../venue/booking-rules.js';
import type { VenueDay } from '../../venue/venue.js';
import { type Stay, endOf } from '../../venue/start-times.js';
import {
  type LocalDateTime,
  type Minute,
  serviceDayEnd,
  currentServiceMinute,
} from '../../venue/schedule/time-of-day.js';
import { type Occupancy, type Period, type Visit, listVisitsSharingTables } from './evening.js';
import { isSeated } from './seated-visits.js';

/** For opening hours and texts for guests. */
export const toStayPeriod = ({ start, end, leaves = end }: Period & Pick<Visit, 'leaves'>): Period => ({
  start,
  end: leaves,
});

/** Until its tables are cleared for the next party (rules §3). */
export const tablePeriod = (stay: Stay, { rules }: Pick<VenueDay, 'rules'>): Period => ({
  start: stay.start,
  end: toClearedMinute(endOf(stay), rules),
});

const toClearedMinute = (leavingMinute: Minute, { resetMinutes }: BookingRules): Minute =>
  Math.min(leavingMinute + resetMinutes, serviceDayEnd);

/** A visit that has begun never becomes shorter, and longer only until the next event or begun visit at its tables. */
export function applyResetTime(
  visits: Occupancy,
  eventVisits: Occupancy,
  { date, rules, now }: Pick<VenueDay, 'date' | 'rules'> & { now: LocalDateTime },
): readonly Visit[] {
  const findClearedMinute = (visit: Visit): Minute => toClearedMinute(toStayPeriod(visit).end, rules);
  if (visits.every((visit) => visit.end === findClearedMinute(visit))) return visits;
  const currentMinute = currentServiceMinute(date, now);
  const hasBegun = (visit: Visit): boolean => visit.start <= currentMinute || isSeated(visit);
  const blockingVisits = [...eventVisits, ...visits.filter(hasBegun)];
  return visits.map((visit) => {
    const cleared = findClearedMinute(visit);
    const end = hasBegun(visit)
      ? Math.max(visit.end, Math.min(cleared, ...listNextStartsAtTables(visit, blockingVisits)))
      : cleared;
    return end === visit.end ? visit : { ...visit, end, leaves: toStayPeriod(visit).end };
  });
}

function listNextStartsAtTables(visit: Visit, others: Occupancy): Minute[] {
  const { end } = toStayPeriod(visit);
  return listVisitsSharingTables(visit, others).flatMap(({ start }) => (start >= end ? [start] : []));
}

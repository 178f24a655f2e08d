import type { BookingRules } from '../../venue/booking-rules.js';
import type { VenueDay } from '../../venue/venue.js';
import { type Stay, endOf } from '../../venue/start-times.js';
import { type LocalMoment, type Minute, dayEnds } from '../../venue/schedule/time-of-day.js';
import { type Occupancy, type Stretch, type Visit, besideOf } from './evening.js';
import { areSitting, minuteOn } from './guests-who-sit.js';

/** For opening hours and texts for guests. */
export const visitItself = ({ start, end, leaves = end }: Stretch & Pick<Visit, 'leaves'>): Stretch => ({
  start,
  end: leaves,
});

/** Until its tables are cleared for the next party (rules §3). */
export const heldFor = (stay: Stay, { rules }: Pick<VenueDay, 'rules'>): Stretch => ({
  start: stay.start,
  end: clearedAt(endOf(stay), rules),
});

const clearedAt = (leaving: Minute, { resetMinutes }: BookingRules): Minute =>
  Math.min(leaving + resetMinutes, dayEnds);

/** A visit that has begun never becomes shorter, and longer only until the next event or begun visit at its tables. */
export function asTheRulesHold(
  visits: Occupancy,
  events: Occupancy,
  { date, rules, now }: Pick<VenueDay, 'date' | 'rules'> & { now: LocalMoment },
): readonly Visit[] {
  const clearedAfter = (visit: Visit): Minute => clearedAt(visitItself(visit).end, rules);
  if (visits.every((visit) => visit.end === clearedAfter(visit))) return visits;
  const reached = minuteOn(date, now);
  const hasBegun = (visit: Visit): boolean => visit.start <= reached || areSitting(visit);
  const firm = [...events, ...visits.filter(hasBegun)];
  return visits.map((visit) => {
    const cleared = clearedAfter(visit);
    const end = hasBegun(visit) ? Math.max(visit.end, Math.min(cleared, ...startsAfter(visit, firm))) : cleared;
    return end === visit.end ? visit : { ...visit, end, leaves: visitItself(visit).end };
  });
}

function startsAfter(visit: Visit, others: Occupancy): Minute[] {
  const { end } = visitItself(visit);
  return besideOf(visit, others).flatMap(({ start }) => (start >= end ? [start] : []));
}

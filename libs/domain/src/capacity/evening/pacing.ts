import type { VenueDay } from '../../venue/venue.js';
import { findOpenPeriodNear } from '../../venue/schedule/opening-hours.js';
import type { Minute } from '../../venue/schedule/time-of-day.js';
import type { Evening, Visit } from './evening.js';

export type Arrival = Pick<Visit, 'start' | 'partySize'>;

/** A party of any size may begin if no other guest does (rules §3). */
export function isWithinPace({ start, partySize }: Arrival, evening: Evening): boolean {
  const { pacingCovers } = evening.rules;
  if (pacingCovers === null) return true;
  const covers = countCoversInSlot(start, evening);
  return covers === 0 || covers + partySize <= pacingCovers;
}

function countCoversInSlot(start: Minute, evening: Evening): number {
  const slot = toSlotStart(start, evening);
  const arrivals: readonly Arrival[] = evening.arrivals ?? evening.occupancy;
  const arrivalsInSlot = arrivals.filter((arrival) => toSlotStart(arrival.start, evening) === slot);
  return arrivalsInSlot.reduce((sum, { partySize }) => sum + partySize, 0);
}

function toSlotStart(start: Minute, { hours, rules }: VenueDay): Minute {
  const opens = hours ? findOpenPeriodNear(start, hours).opens : 0;
  return opens + Math.floor((start - opens) / rules.slotMinutes) * rules.slotMinutes;
}

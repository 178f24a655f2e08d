import type { VenueDay } from '../../venue/venue.js';
import { openingAt } from '../../venue/schedule/opening-hours.js';
import type { Minute } from '../../venue/schedule/time-of-day.js';
import type { Evening, Visit } from './evening.js';

export type Coming = Pick<Visit, 'start' | 'partySize'>;

/** A party of any size may begin if no other guest does (rules §3). */
export function isWithinPace({ start, partySize }: Coming, evening: Evening): boolean {
  const { pacingCovers } = evening.rules;
  if (pacingCovers === null) return true;
  const covers = coversAt(start, evening);
  return covers === 0 || covers + partySize <= pacingCovers;
}

function coversAt(start: Minute, evening: Evening): number {
  const slot = slotOf(start, evening);
  const together = comersOf(evening).filter((comer) => slotOf(comer.start, evening) === slot);
  return together.reduce((sum, { partySize }) => sum + partySize, 0);
}

const comersOf = ({ comers, occupancy }: Evening): readonly Coming[] => comers ?? occupancy;

function slotOf(start: Minute, { hours, rules }: VenueDay): Minute {
  const opens = hours ? openingAt(start, hours).opens : 0;
  return opens + Math.floor((start - opens) / rules.slotMinutes) * rules.slotMinutes;
}

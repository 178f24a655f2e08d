import type { VenueDay } from '../../venue/venue.js';
import { openingAt } from '../../venue/schedule/opening-hours.js';
import type { Minute } from '../../venue/schedule/time-of-day.js';
import type { Evening, Visit } from './evening.js';

/** A party that is expected or has come, with or without a table. */
type Comer = Pick<Visit, 'id' | 'start' | 'partySize'>;

export type Coming = Pick<Comer, 'start' | 'partySize'>;

/**
 * True if guests who begin between this start and the next stay within `pacingCovers`. A party of any size may begin if
 * no other guest does (rules §3).
 */
export function isWithinPace({ start, partySize }: Coming, evening: Evening): boolean {
  const { pacingCovers } = evening.rules;
  if (pacingCovers === null) return true;
  const covers = coversAt(start, evening);
  return covers === 0 || covers + partySize <= pacingCovers;
}

/** True if every earlier party still comes at the same start, with at least as many guests. */
export function hasOnlyMoreComers(before: Evening, after: Evening): boolean {
  if (before.rules.pacingCovers === null) return true;
  const now = new Map(comersOf(after).map((comer) => [comer.id, comer]));
  return comersOf(before).every(({ id, start, partySize }) => {
    const comer = now.get(id);
    return comer?.start === start && comer.partySize >= partySize;
  });
}

function coversAt(start: Minute, evening: Evening): number {
  const slot = slotOf(start, evening);
  const together = comersOf(evening).filter((comer) => slotOf(comer.start, evening) === slot);
  return together.reduce((sum, { partySize }) => sum + partySize, 0);
}

const comersOf = ({ comers, occupancy }: Evening): readonly Comer[] => comers ?? occupancy;

/** The start time to which a visit belongs: the last one at or before its start. */
function slotOf(start: Minute, { hours, rules }: VenueDay): Minute {
  const opens = hours ? openingAt(start, hours).opens : 0;
  return opens + Math.floor((start - opens) / rules.slotMinutes) * rules.slotMinutes;
}

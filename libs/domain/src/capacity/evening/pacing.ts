import type { HouseDay } from '../../venue/house.js';
import { openingAt } from '../../venue/schedule/opening-hours.js';
import type { Minute } from '../../venue/schedule/time-of-day.js';
import type { Evening, Visit } from './evening.js';

/** A party that is expected or has come, whether it has a table or waits for one. */
export type Comer = Pick<Visit, 'id' | 'start' | 'partySize'>;

/** A party that would come then. */
export type Coming = Pick<Comer, 'start' | 'partySize'>;

/**
 * Whether so many may begin at a start beside all who begin between it and the next one: up to the covers of the rules, or a
 * party of any size where nobody begins (rules §3).
 */
export function isWithinPace({ start, partySize }: Coming, evening: Evening): boolean {
  const { pacingCovers } = evening.rules;
  if (pacingCovers === null) return true;
  const covers = coversAt(start, evening);
  return covers === 0 || covers + partySize <= pacingCovers;
}

/** Whether everybody who came then comes now, as many and at the same start: no start has been given back. */
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

/** Which of the start times it is that a visit belongs to: the last one before it. */
function slotOf(start: Minute, { hours, rules }: HouseDay): Minute {
  const opens = hours ? openingAt(start, hours).opens : 0;
  return opens + Math.floor((start - opens) / rules.slotMinutes) * rules.slotMinutes;
}

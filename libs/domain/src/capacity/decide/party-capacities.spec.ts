import { tablePlanOn } from '../../venue/venue.js';
import { type TablePlan, buildTablePlan, placesFor } from '../../venue/table-plan.js';
import { venueCombinations, venueTables, seededVenue } from '../../testing/venue.js';
import { aFriday } from '../../testing/builders.js';
import { chance } from '../../testing/full-evenings.js';
import { countPartiesBySize, partySizeRanges } from './party-capacities.js';

const inWords = (plan: TablePlan): string[] =>
  countPartiesBySize(plan).map(({ from, to, count }) => `${from}–${to}: ${count}`);

/** The most places for a party that share no table, by trying everything. */
function bruteForce(partySize: number, plan: TablePlan): number {
  const masks = placesFor(partySize, plan).map(({ mask }) => mask);
  const most = (first: number, taken: number): number =>
    masks.slice(first).reduce((best, mask, index) => {
      const isFree = (mask & taken) === 0;
      return isFree ? Math.max(best, 1 + most(first + index + 1, taken | mask)) : best;
    }, 0);
  return most(0, 0);
}

describe('how many parties a room seats at once', () => {
  it('is told by classes', () =>
    expect(inWords(tablePlanOn(aFriday, seededVenue))).toEqual(['1–2: 8', '3–4: 6', '5–8: 2', '9–12: 1', '13–20: 1']));

  it('is that of the size for which there is least room', () => {
    const plan = buildTablePlan([{ id: 'A', minParty: 1, maxParty: 6 }, { id: 'B', minParty: 1, maxParty: 8 }], []); // prettier-ignore
    expect(inWords(plan)).toEqual(['1–2: 2', '3–4: 2', '5–8: 1', '9–12: 0', '13–20: 0']);
  });

  it('is 31 for as many tables', () => {
    const plan = buildTablePlan(Array.from({ length: 31 }, (_, n) => ({ id: `S${n}`, minParty: 1, maxParty: 4 })), []); // prettier-ignore
    expect(inWords(plan).slice(0, 3)).toEqual(['1–2: 31', '3–4: 31', '5–8: 0']);
  });

  it('is what trying everything finds, in 200 random rooms', () => {
    const random = chance(31);
    for (let index = 0; index < 200; index += 1) {
      const tables = venueTables.filter(() => random() < 0.8);
      const isThere = (id: string): boolean => tables.some((table) => table.id === id);
      const joins = venueCombinations.filter((one) => !one.isWholeRoom && one.tables.every(isThere) && random() < 0.8);
      const plan = buildTablePlan(tables, joins);
      const expected = partySizeRanges.map(({ from, to }) =>
        Math.min(...Array.from({ length: to - from + 1 }, (_, at) => bruteForce(from + at, plan))),
      );
      expect(countPartiesBySize(plan).map(({ count }) => count)).toEqual(expected);
    }
  });
});
